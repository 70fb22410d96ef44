import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { type Plugin, type PluginOption, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { buildTargets } from '../browsers/targets.ts';
import { chunkGroupsPlugin } from './chunks/chunk-groups.ts';
import { reactGroup } from './chunks/react-group.ts';
import { conditions } from './conditions.ts';
import { firstLoadsPlugin, type FirstLoadsOptions } from './first-loads.ts';
import { initialScriptsPlugin } from './initial-scripts.ts';
import { languages, languageListPlugin, languagePlugins } from './language.ts';
import { preloadFontPlugin } from './preload-font.ts';
import { descriptionRemovalPlugin } from './without-descriptions.ts';

/** A brotli and a gzip twin beside every text file of the build, for the app server to hand out. */
const compressedTwinsPlugin = () =>
  compression({
    include: /\.(js|css|svg|json|webmanifest|txt)$/,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
    // `npm run bench` counts the brotli twin of every script, however small.
    skipIfLargerOrEqual: false,
    logLevel: 'silent',
  });

const createPlainConfig = (root: string, more: readonly PluginOption[]): UserConfig => ({
  root,
  clearScreen: false,
  plugins: [
    react(),
    ...languagePlugins(languages),
    languageListPlugin(languages),
    preloadFontPlugin(),
    descriptionRemovalPlugin(),
    initialScriptsPlugin(),
    ...more,
  ],
  resolve: { conditions },
  // Without names for the inspector, and marked pure, so that a component nobody draws is left out with its styles.
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
  },
  build: {
    target: [...buildTargets],
    sourcemap: 'hidden',
    // A font or picture as a data: address would break the policy and be loaded by every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A path of the contract comes with the call that takes it.
      optimization: { inlineConst: true },
      output: {
        // Every import carries the name of its file, and the first file carries them all: seven characters distinguish
        // 8 · 10¹⁰ names, and an alphabet of 36 compresses better than one of 64.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [reactGroup] },
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
});

/** The build settings of both apps, and of the pages that the bench compares them with. */
export const createBuildConfig = (root: string, ...more: readonly PluginOption[]): UserConfig =>
  createPlainConfig(root, [compressedTwinsPlugin(), ...more]);

/** The build settings of an app; `createPlugins` returns what it adds to those of every app. */
export const createAppBuildConfig = (
  root: string,
  app: FirstLoadsOptions,
  createPlugins: () => readonly Plugin[],
): UserConfig =>
  createBuildConfig(
    root,
    ...createPlugins(),
    chunkGroupsPlugin(app, () => createPlainConfig(root, createPlugins())),
    firstLoadsPlugin(app),
  );
