import { exitWithError } from './serve/exit-with-error.ts';
import { runStack } from './serve/run-stack.ts';
import { buildApps, archiveBuiltAssets } from './serve/stack.ts';

try {
  console.log('Building what changed …');
  await buildApps();
  archiveBuiltAssets();
  await runStack();
} catch (error) {
  exitWithError(error);
}
