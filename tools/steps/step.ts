/** What one step of `npm run check` or `npm test` found. A step that is no test suite counts as one. */
export interface Found {
  readonly passed: number;
  readonly failed: number;
  /** What a person needs to see when something failed. */
  readonly detail: readonly string[];
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<Found>;
}

const shown = 60;

/** The end of a long output, where tools put what matters. */
export function endOf(output: string, lines = shown): string[] {
  const all = output.split('\n').filter((line) => line.trim() !== '');
  return all.length <= lines ? all : [`… ${all.length - lines} lines left out`, ...all.slice(-lines)];
}

const shortened = (lines: readonly string[]) =>
  lines.length <= shown ? lines : [...lines.slice(0, shown), `… ${lines.length - shown} more lines`];

const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;

/** Runs all steps in order, whatever they find, with one line each; the sum of what they found. */
export async function runSteps(
  steps: readonly Step[],
  world: { say: (line: string) => void; now: () => number },
): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    const started = world.now();
    const found = await step.run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      detail: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      note: undefined,
    }));
    sum.passed += found.passed;
    sum.failed += found.failed;
    const mark = found.failed === 0 ? 'ok  ' : 'FAIL';
    const counts = found.passed + found.failed === 1 ? '' : `${found.passed} passed, ${found.failed} failed`;
    const line = [counts, found.note].filter((part) => part !== undefined && part !== '').join('; ');
    world.say(`${mark} ${step.name.padEnd(18)} ${seconds(started, world.now()).padStart(8)}  ${line}`.trimEnd());
    for (const detail of found.failed === 0 ? [] : shortened(found.detail)) world.say(`       ${detail}`);
  }
  return sum;
}
