import { spawnSync } from 'node:child_process';
import { inRoot } from './root.ts';

const isCi = process.env['CI'] !== undefined;

if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.log('chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project; nothing was uploaded.');
  // On CI a green job that uploaded nothing would be believed.
  process.exitCode = isCi ? 1 : 0;
} else {
  const { status } = spawnSync(inRoot('node_modules', '.bin', 'chromatic'), process.argv.slice(2), {
    stdio: 'inherit',
    timeout: 15 * 60_000,
  });
  process.exitCode = status ?? 1;
}
