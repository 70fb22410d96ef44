interface Runner {
  /** Every `import(…)` of the sources calls this function. */
  wrapDynamicImport: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

declare global {
  var __vitest_browser_runner__: Runner;
}

const runner = globalThis.__vitest_browser_runner__;
const originalWrap = runner.wrapDynamicImport;
let pending = 0;

runner.wrapDynamicImport = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  pending += 1;
  try {
    return (await originalWrap.call(runner, load)) as Code;
  } finally {
    pending -= 1;
  }
};

/** Returns whether code of the page is being loaded; its first call may follow. */
export const areImportsPending = (): boolean => pending > 0;
