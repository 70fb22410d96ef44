import { defineConfig, type UserConfig } from 'tsdown';
import { buildTargets } from '../browsers/targets.ts';

/**
 * Build of a published package: one output module for each source module, so that every bundler drops what an importer
 * does not use (docs/decisions/051), in the syntax of the supported browsers (docs/decisions/097).
 */
export const libraryBuild = (config: Pick<UserConfig, 'entry' | 'plugins' | 'copy'>): UserConfig =>
  defineConfig({
    format: 'esm',
    platform: 'neutral',
    target: [...buildTargets],
    unbundle: true,
    root: 'src',
    sourcemap: false,
    dts: true,
    tsconfig: 'tsconfig.build.json',
    clean: true,
    logLevel: 'warn',
    ...config,
  });
