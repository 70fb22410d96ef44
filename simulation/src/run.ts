import { createRandom } from './kit/random.ts';
import { createStepChooser } from './choose-step.ts';
import { createChecker, type Violation } from './invariants/all.ts';
import { NO_CRASH } from './invariants/quiet.ts';
import { playStep } from './play-step.ts';
import { createWorld, type World } from './simulation.ts';
import type { Step, Trace } from './steps.ts';

/** The end of a simulation. */
export interface RunResult {
  readonly trace: Trace;
  /** The violation after the last step of the trace; null if every invariant held. */
  readonly violation: Violation | null;
  /** Equal for equal seeds: number of steps and a hash of their effects. */
  readonly fingerprint: string;
  readonly callCount: number;
  /** Number of played steps by their name. */
  readonly counts: ReadonlyMap<string, number>;
}

interface RunOptions {
  readonly seed: number;
  readonly investors: number;
  /** Returns a function that returns the next step; undefined ends the simulation. */
  readonly createNext: (world: World) => (place: number) => Step | undefined;
}

const nameOf = (step: Step): string => {
  if (step.do === 'gesture') return `${step.at}/${step.event}`;
  return 'to' in step ? `${step.do} ${step.to}` : step.do;
};

/** An error that no flow and no page handles: a view that cannot be computed, pages that lead to each other. */
const crashOf = (error: unknown): Violation => ({
  invariant: NO_CRASH,
  text: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

async function run({ seed, investors, createNext }: RunOptions): Promise<RunResult> {
  const world = await createWorld(seed, investors);
  const check = createChecker(world);
  const next = createNext(world);
  const steps: Step[] = [];
  const counts = new Map<string, number>();
  let violation = await check([]);
  for (let place = 0; violation === null; place += 1) {
    const step = next(place);
    if (step === undefined) break;
    steps.push(step);
    try {
      const { isPlayed, calls } = await playStep(world, step);
      if (isPlayed) counts.set(nameOf(step), (counts.get(nameOf(step)) ?? 0) + 1);
      violation = await check(calls);
    } catch (error) {
      violation = crashOf(error);
    }
  }
  const fingerprint = world.fingerprint();
  const callCount = world.calls.length;
  await world.close();
  return {
    trace: { seed, investors, steps, violates: violation?.invariant ?? '' },
    violation,
    fingerprint,
    callCount,
    counts,
  };
}

/** Runs a simulation of `steps` steps; it ends early with the first violation. */
export function simulate(seed: number, steps: number, investors: number): Promise<RunResult> {
  const random = createRandom(seed);
  const createNext = (world: World) => {
    const choose = createStepChooser(world, random);
    return (place: number) => (place < steps ? choose() : undefined);
  };
  return run({ seed, investors, createNext });
}

/** Plays a trace again; a step that its world does not offer is skipped. */
export const replay = ({ seed, investors, steps }: Trace): Promise<RunResult> =>
  run({ seed, investors, createNext: () => (place) => steps[place] });
