import { exitWithError } from './serve/exit-with-error.ts';
import { runStack } from './serve/run-stack.ts';
import { buildRecorders } from './serve/recorder.ts';
import { createRecorderSwitch } from './serve/recorder-switch.ts';
import { appNames, buildApps, archiveBuiltAssets } from './serve/stack.ts';

try {
  console.log('Building what changed …');
  await buildApps();
  archiveBuiltAssets();
  await runStack({ recorder: createRecorderSwitch(() => buildRecorders(appNames)) });
} catch (error) {
  exitWithError(error);
}
