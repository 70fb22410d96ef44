import { endWith, runStack } from './serve/run-stack.ts';
import { buildApps } from './serve/stack.ts';

try {
  console.log('Building what changed …');
  await buildApps();
  await runStack({});
} catch (error) {
  endWith(error);
}
