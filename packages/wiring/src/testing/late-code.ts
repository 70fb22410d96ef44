import { frames } from './layout-shifts.ts';

interface Runner {
  /** Every `import(…)` of the sources calls this function. */
  wrapDynamicImport: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

declare global {
  var __vitest_browser_runner__: Runner;
}

/** The delay of code in frames: more than the page needs to answer a press. */
const LATE = 6;

export interface LateCode {
  readonly isComing: () => boolean;
  readonly stop: () => void;
}

/** Delays every later import by some frames, as over a network, including code of earlier tests. */
export function lateCode(): LateCode {
  const runner = globalThis.__vitest_browser_runner__;
  const own = runner.wrapDynamicImport;
  let coming = 0;
  runner.wrapDynamicImport = async (load) => {
    coming += 1;
    try {
      await frames(LATE);
      return (await own.call(runner, load)) as Awaited<ReturnType<typeof load>>;
    } finally {
      coming -= 1;
    }
  };
  return { isComing: () => coming > 0, stop: () => void (runner.wrapDynamicImport = own) };
}
