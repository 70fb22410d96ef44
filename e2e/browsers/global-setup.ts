import type { TestProject } from 'vitest/node';
import { buildApps } from '../../tools/serve/stack.ts';
import { startOwnStack } from '../support/own-stack.ts';
import { serveHeldApp } from './held-app.ts';

/** Builds what changed, with the texts that the journeys quote, and serves it with a sandbox in memory. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  process.env['FOLIOFLOW_WORDS'] ??= 'documented';
  process.env['SANDBOX_MODE'] = '1';
  await buildApps();
  // Firefox under WebDriver BiDi reads at times the document before a drawn one.
  const held = await serveHeldApp();
  const stack = await startOwnStack({ otherOrigins: [held.url] });
  held.forwardTo(stack.investor);
  const { investor, backoffice, sandbox } = stack;
  project.provide('addresses', { investor, backoffice, sandbox, held: held.url });
  return async () => {
    await Promise.all([stack.close(), held.close()]);
  };
}
