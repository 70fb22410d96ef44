/** Result of one step of `npm run check` or `npm test`. A step that is no test suite counts as one. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Lines that explain a failure. */
  readonly detail: readonly string[];
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

const MAX_LINES = 60;

/** The end of a long output, where tools put what matters. */
export function lastLines(output: string, lines = MAX_LINES): string[] {
  const all = output.split('\n').filter((line) => line.trim() !== '');
  return all.length <= lines ? all : [`… ${all.length - lines} lines left out`, ...all.slice(-lines)];
}

const shortenLines = (lines: readonly string[]) =>
  lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `… ${lines.length - MAX_LINES} more lines`];

const formatSeconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;

interface StepEnvironment {
  readonly log: (line: string) => void;
  readonly now: () => number;
}

interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const addCounts = (sum: TestCounts, { passed, failed }: TestCounts): TestCounts => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
});

/** Runs one step and prints its output at once, so that no lines of parallel steps are mixed in. */
async function runStep(step: Step, { log: say, now }: StepEnvironment): Promise<TestCounts> {
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
  say(`${mark} ${step.name.padEnd(18)} ${formatSeconds(started, now()).padStart(8)}  ${line}`.trimEnd());
  for (const detail of found.failed === 0 ? [] : shortenLines(found.detail)) say(`       ${detail}`);
  return found;
}

/** Steps of which each needs the one before it. */
export type Series = readonly Step[];

/** A step, or what needs nothing of each other and leaves a core idle alone: two steps or series run at a time. */
export type Stage = Step | readonly (Step | Series)[];

const LANES = 2;
const seriesOf = (steps: Step | Series): Series => ('run' in steps ? [steps] : steps);

async function runStage(stage: Stage, world: StepEnvironment): Promise<TestCounts> {
  const waiting = 'run' in stage ? [stage] : [...stage];
  const runLane = async () => {
    let sum: TestCounts = { passed: 0, failed: 0 };
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (const step of seriesOf(next)) sum = addCounts(sum, await runStep(step, world));
    return sum;
  };
  return (await Promise.all(Array.from({ length: LANES }, runLane))).reduce(addCounts);
}

/** Runs all stages in order, whatever they find, with one line for each step; the sum of what they found. */
export async function runSteps(stages: readonly Stage[], world: StepEnvironment): Promise<TestCounts> {
  let sum: TestCounts = { passed: 0, failed: 0 };
  for (const stage of stages) sum = addCounts(sum, await runStage(stage, world));
  return sum;
}
