import { rmSync } from 'node:fs';
import { runCommand } from '../../tools/command.ts';
import { appNames } from '../../tools/serve/app-names.ts';
import { buildApps } from '../../tools/serve/stack.ts';
import { inRoot } from '../../tools/root.ts';
import { startClock } from './clock.ts';
import { elementFolder } from './element-host.ts';
import { startOwnStack } from './own-stack.ts';
import { addressNames } from './stack.ts';

/** Builds the element into a folder of its own: a test of its tarball reads the other one. */
async function buildElement(): Promise<void> {
  const folder = inRoot('packages', 'element');
  const { code, output } = await runCommand('vite', ['build', '--outDir', elementFolder], { cwd: folder });
  if (code !== 0) throw new Error(`The element could not be built.\n${output}`);
}

/** Removes the builds: turbo restores a build beside the files of the one before, and both have the code of a page. */
function removeBuilds(): void {
  for (const app of appNames) rmSync(inRoot('apps', app, 'dist'), { recursive: true, force: true });
}

/** Builds what changed and serves it with a sandbox in memory; every test takes its own copy of a persona. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['SANDBOX_MODE'] = '1';
  startClock();
  removeBuilds();
  await buildApps();
  await buildElement();
  const stack = await startOwnStack();
  for (const name of addressNames) process.env[`E2E_${name.toUpperCase()}`] = stack[name];
  return () => stack.close();
}
