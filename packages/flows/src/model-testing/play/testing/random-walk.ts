import { createRandom } from '../../../holdings/testing/random.ts';
import { leavesOf, type Journeys } from '../../journey.ts';
import { nextStepsOf, type WorldFinder } from '../next-steps.ts';
import { applyPlayStep, delayAnswer, isLateStep, isWaitStep, type PlayStep } from '../play-step.ts';
import { startPlay, type PlayedFlow } from '../played-flow.ts';

/** Receives the start of each run, each step with those that were listed before the next one, and the end of the run. */
export interface WalkObserver {
  readonly started: (scenario: string, played: PlayedFlow) => void;
  readonly moved: (step: PlayStep, played: PlayedFlow, listed: readonly PlayStep[]) => void;
  readonly ended: (played: PlayedFlow) => void;
}

interface RandomWalk {
  readonly seed: string;
  readonly steps: number;
  readonly worldOf: WorldFinder;
}

/** Milliseconds; the longest is longer than most delays of the flows. */
const LATENCIES = [0, 1_000, 5_000, 150_000] as const;

/** Some steps take time: a wait ends before or after the next delay, an answer arrives late. */
function varyTime(step: PlayStep, random: () => number): PlayStep {
  const latency = LATENCIES[Math.floor(random() * LATENCIES.length)] ?? 0;
  if (isWaitStep(step))
    return { step: 'waited', ms: step.ms + (random() < 0.5 ? latency : -Math.min(latency, step.ms)) };
  if (isLateStep(step) || latency === 0) return step;
  return /"step":"(done|failed)"/.test(JSON.stringify(step)) ? delayAnswer(step, latency) : step;
}

const seedOf = (text: string): number =>
  Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)).reduce((sum, code) => sum + code, 1);

/** Takes random listed steps; an ended flow starts again in another scenario. Returns the number of steps. */
export function walkRandomly(journeys: Journeys, { seed, steps, worldOf }: RandomWalk, observer: WalkObserver): number {
  const random = createRandom(seedOf(seed));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  let taken = 0;
  for (let run = 0; taken < steps && run < 20 * steps; run += 1) {
    const scenario = pick(Object.keys(journeys.scenarios)) ?? '';
    let played = startPlay(journeys, scenario);
    observer.started(scenario, played);
    let listed = nextStepsOf(played, worldOf);
    while (taken < steps) {
      const picked = pick(listed);
      if (picked === undefined) break;
      const step = varyTime(picked, random);
      played = applyPlayStep(played, step).played;
      listed = nextStepsOf(played, worldOf);
      observer.moved(step, played, listed);
      taken += 1;
    }
    observer.ended(played);
  }
  return taken;
}

/** The sources of submission keys count on between two starts of a flow. */
const withoutKeys = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(/submission-\d+/g, 'submission');

/** Returns the content of a snapshot that two plays of the same steps share. */
export const contentOf = ({ snapshot }: Pick<PlayedFlow, 'snapshot'>): unknown => [
  snapshot.status,
  leavesOf(snapshot),
  withoutKeys(snapshot.context),
  withoutKeys(snapshot.output),
];
