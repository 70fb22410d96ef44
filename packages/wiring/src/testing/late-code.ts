import { frames } from './layout-shifts.ts';

interface Runner {
  /** Every `import(…)` of the sources goes through here. */
  wrapDynamicImport: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

declare global {
  var __vitest_browser_runner__: Runner;
}

/** Frames between the wish for code and its coming: more than the page takes to answer a press. */
const LATE = 6;

export interface LateCode {
  readonly isComing: () => boolean;
  readonly stop: () => void;
}

/** Code that is asked for from now on comes some frames later, as it does over a network, the code of earlier tests too. */
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
