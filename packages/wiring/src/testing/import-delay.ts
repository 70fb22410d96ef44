import { waitForFrames } from './layout-shifts.ts';

interface Runner {
  /** Every `import(…)` of the sources calls this function. */
  wrapDynamicImport: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

declare global {
  var __vitest_browser_runner__: Runner;
}

/** The delay of code in frames, longer than the response of the page to a press. */
const DELAY_FRAMES = 6;

export interface ImportDelay {
  readonly isLoading: () => boolean;
  readonly stop: () => void;
}

/** Delays every later import by some frames, as over a network, including code of earlier tests. */
export function delayImports(): ImportDelay {
  const runner = globalThis.__vitest_browser_runner__;
  const originalWrap = runner.wrapDynamicImport;
  let pendingImports = 0;
  runner.wrapDynamicImport = async (load) => {
    pendingImports += 1;
    try {
      await waitForFrames(DELAY_FRAMES);
      return (await originalWrap.call(runner, load)) as Awaited<ReturnType<typeof load>>;
    } finally {
      pendingImports -= 1;
    }
  };
  return { isLoading: () => pendingImports > 0, stop: () => void (runner.wrapDynamicImport = originalWrap) };
}
