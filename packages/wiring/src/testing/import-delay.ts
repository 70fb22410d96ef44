import { waitForFrames } from './layout-shifts.ts';
import './pending-imports.ts';

/** The delay of code in frames, as over a network. */
const DELAY_FRAMES = 6;

/** A delay of the imports of a page. */
export interface ImportDelay {
  /** Keeps every later import waiting until the returned function is called. */
  readonly hold: () => () => void;
  readonly stop: () => void;
}

/** Delays every later import by some frames, including code of earlier tests, until it is stopped. */
export function delayImports(): ImportDelay {
  const runner = globalThis.__vitest_browser_runner__;
  const originalWrap = runner.wrapDynamicImport;
  let gate = Promise.resolve<undefined>(undefined);
  runner.wrapDynamicImport = (load) => {
    const open = gate;
    return originalWrap.call(runner, async () => {
      await open;
      await waitForFrames(DELAY_FRAMES);
      return load();
    }) as ReturnType<typeof load>;
  };
  return {
    hold: () => {
      const released = Promise.withResolvers<undefined>();
      gate = released.promise;
      return () => released.resolve(undefined);
    },
    stop: () => void (runner.wrapDynamicImport = originalWrap),
  };
}
