import type { TestProject } from 'vitest/node';
import { runCommand } from '../command.ts';
import { installPackedPackages, type Installation } from '../package-build/installed-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly installation: Installation;
  }
}

/** Installs the packed packages once for all tests. A task of turbo has built them before. */
export default async function globalSetup(project: TestProject): Promise<() => void> {
  if (process.env['TURBO_HASH'] === undefined) {
    const { code, output } = await runCommand('turbo', ['run', 'build', '--filter=./packages/*']);
    if (code !== 0) throw new Error(output);
  }
  const { remove, ...installation } = await installPackedPackages();
  project.provide('installation', installation);
  return remove;
}
