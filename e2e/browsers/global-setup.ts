import type { TestProject } from 'vitest/node';
import { buildApps } from '../../tools/serve/stack.ts';
import { startClock } from '../support/clock.ts';
import { startOwnStack } from '../support/own-stack.ts';

/** Builds what changed and serves it with a sandbox in memory. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  process.env['SANDBOX_MODE'] = '1';
  startClock();
  await buildApps();
  const stack = await startOwnStack();
  const { investor, backoffice, sandbox } = stack;
  project.provide('addresses', { investor, backoffice, sandbox });
  return () => stack.close();
}
