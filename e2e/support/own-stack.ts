import type { BrowserContext } from '@playwright/test';
import { findFreePorts } from '../../tools/serve/ports.ts';
import { moveClock, type ClockMove } from '@folioflow/wiring/testing/sandbox-client';
import { startStack, type Stack } from '../../tools/serve/stack.ts';
import { now } from './clock.ts';
import { test } from './test.ts';

/** Serves the built apps with a sandbox in memory on free ports. */
export const startOwnStack = async (): Promise<Stack> =>
  startStack({
    environment: {},
    log: () => undefined,
    ports: await findFreePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder: null,
    seed: 'full',
    clock: now,
  });

interface OwnStack {
  readonly investor: string;
  readonly backoffice: string;
  readonly sandbox: string;
  /** Moves the clock of the sandbox, by `{ set: moment }` or `{ advance_working_days: 4 }` for example, and the browser's. */
  moveClock(context: BrowserContext, by: ClockMove): Promise<void>;
}

/** Creates a stack for the journeys of one file: its clock does not affect the codes and sessions of others. */
export function createOwnStack(): OwnStack {
  let own: Stack;
  test.beforeAll(async () => {
    own = await startOwnStack();
  });
  test.afterAll(() => own.close());
  return {
    get investor() {
      return own.investor;
    },
    get backoffice() {
      return own.backoffice;
    },
    get sandbox() {
      return own.sandbox;
    },
    moveClock: async (context, by) => context.clock.setSystemTime(await moveClock(own.sandbox, by)),
  };
}
