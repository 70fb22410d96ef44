import { endWith, runStack } from './serve/run-stack.ts';
import { buildApps, keepBuilt } from './serve/stack.ts';

try {
  console.log('Building what changed …');
  await buildApps();
  keepBuilt();
  await runStack({});
} catch (error) {
  endWith(error);
}
