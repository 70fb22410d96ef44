import { waitForFrames } from './layout-shifts.ts';
import './pending-imports.ts';

/** The delay of code in frames, longer than the response of the page to a press. */
const DELAY_FRAMES = 6;

/** Delays every later import by some frames, as over a network, including code of earlier tests, until it is stopped. */
export function delayImports(): () => void {
  const runner = globalThis.__vitest_browser_runner__;
  const originalWrap = runner.wrapDynamicImport;
  runner.wrapDynamicImport = (load) =>
    originalWrap.call(runner, async () => {
      await waitForFrames(DELAY_FRAMES);
      return load();
    }) as ReturnType<typeof load>;
  return () => void (runner.wrapDynamicImport = originalWrap);
}
