import { freePorts } from '../../tools/serve/ports.ts';
import { startStack, type Stack } from '../../tools/serve/stack.ts';
import { expect, test } from './test.ts';

/** The apps as they are built, served with a sandbox in memory on ports that nobody uses. */
export const startOwnStack = async (): Promise<Stack> =>
  startStack({
    environment: {},
    say: () => undefined,
    ports: await freePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder: null,
    seed: 'full',
  });

interface OwnStack {
  readonly investor: string;
  readonly backoffice: string;
  readonly sandbox: string;
  /** `{ set: moment }`, or by how much, as `{ advance_working_days: 4 }`. */
  moveClock(by: Readonly<Record<string, number | string>>): Promise<void>;
}

/** A stack of this file's journeys alone, with a clock of its own: nobody else's codes and sessions grow old with it. */
export function ownStack(): OwnStack {
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
    moveClock: async (by) => {
      const { ok } = await fetch(`${own.sandbox}/__sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(by),
      });
      expect(ok).toBe(true);
    },
  };
}
