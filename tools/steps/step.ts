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

interface World {
  readonly say: (line: string) => void;
  readonly now: () => number;
}

interface Sum {
  readonly passed: number;
  readonly failed: number;
}

const plus = (sum: Sum, { passed, failed }: Sum): Sum => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
});

/** Runs one step and says all of it at once, so that steps beside it cannot come between its lines. */
async function runStep(step: Step, { say, now }: World): Promise<Sum> {
  const started = now();
  const found = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    detail: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    note: undefined,
  }));
  const mark = found.failed === 0 ? 'ok  ' : 'FAIL';
  const counts = found.passed + found.failed === 1 ? '' : `${found.passed} passed, ${found.failed} failed`;
  const line = [counts, found.note].filter((part) => part !== undefined && part !== '').join('; ');
  say(`${mark} ${step.name.padEnd(18)} ${seconds(started, now()).padStart(8)}  ${line}`.trimEnd());
  for (const detail of found.failed === 0 ? [] : shortened(found.detail)) say(`       ${detail}`);
  return found;
}

/** Steps of which each needs the one before it. */
export type Series = readonly Step[];

/** A step, or what needs nothing of each other and leaves a core idle alone: two steps or series run at a time. */
export type Stage = Step | readonly (Step | Series)[];

const lanes = 2;
const seriesOf = (steps: Step | Series): Series => ('run' in steps ? [steps] : steps);

async function runStage(stage: Stage, world: World): Promise<Sum> {
  const waiting = 'run' in stage ? [stage] : [...stage];
  const lane = async () => {
    let sum: Sum = { passed: 0, failed: 0 };
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (const step of seriesOf(next)) sum = plus(sum, await runStep(step, world));
    return sum;
  };
  return (await Promise.all(Array.from({ length: lanes }, lane))).reduce(plus);
}

/** Runs all stages in order, whatever they find, with one line for each step; the sum of what they found. */
export async function runSteps(stages: readonly Stage[], world: World): Promise<Sum> {
  let sum: Sum = { passed: 0, failed: 0 };
  for (const stage of stages) sum = plus(sum, await runStage(stage, world));
  return sum;
}
