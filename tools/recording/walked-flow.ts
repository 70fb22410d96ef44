import { createRandom } from '../../packages/flows/src/holdings/testing/random.ts';
import { startRunningFlow } from '../../packages/flows/src/model-testing/play/testing/running-flow.ts';
import { createSampleFinder } from '../../packages/ui/src/review/recording/samples.ts';
import * as testing from '@folioflow/flows/testing';
import type { ChildStep, Journeys, PlayedFlow, PlayStep } from '@folioflow/flows/testing';
import { createRecorder, type RecordedRun } from '@folioflow/flows/recording';

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

/** Every flow of the testing entry that runs without a parent. */
export const recordedFlows: readonly (readonly [string, Journeys])[] = Object.entries<unknown>(testing).filter(
  (entry): entry is [string, Journeys] => isJourneys(entry[1]),
);

const worldOf = testing.createWorldFinder(testing);
export const samplesOf = createSampleFinder(worldOf);

const isEnding = (step: PlayStep): boolean =>
  'step' in step && (step.step === 'finished' || (step.step === 'inside' && isEnding((step as ChildStep).within)));

/** The flow from its start with an input. */
const startOf = (journeys: Journeys, input: unknown): Journeys => ({
  ...journeys,
  scenarios: {
    start: {
      ends: [],
      input,
      inputChanges: {},
      steps: () => [],
      children: {},
    },
  },
});

/** The inputs of the scenarios without steps. */
export const storyInputsOf = ({ scenarios }: Journeys): readonly unknown[] =>
  Object.values(scenarios)
    .filter(({ input, steps }) => steps(input).length === 0)
    .map(({ input }) => input);

/** The inputs of the walk of a flow. */
export const walkInputsOf = (journeys: Journeys): readonly unknown[] => worldOf(journeys).inputs ?? [];

type StateNode = Journeys['flow']['machine']['root'];
const nodesOf = (node: StateNode): readonly StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Returns every name of the chart of a flow and of its children. */
export function namesOfChart({ flow: { machine }, children }: Journeys): ReadonlySet<string> {
  const nodes = nodesOf(machine.root);
  return new Set([
    ...machine.events.map(String),
    ...nodes.flatMap(({ path, invoke, after }) => [
      path.join('.'),
      ...invoke.map(({ id }) => id),
      ...after.map(({ delay }) => String(delay)),
    ]),
    ...Object.entries(children).flatMap(([id, child]) => [id, ...namesOfChart(child)]),
  ]);
}

interface WalkedFlow {
  readonly run: RecordedRun;
  readonly played: PlayedFlow;
  readonly steps: readonly PlayStep[];
}

interface WalkOptions {
  readonly seed: number;
  readonly steps: number;
  /** Changes the step that the running flow takes; the walk follows the model, and ends where both differ. */
  readonly disguise?: (step: PlayStep) => PlayStep;
}

/** A flow with disguised answers can go another way than the model; then the next step of the model is impossible. */
function trySend({ send, snapshot }: ReturnType<typeof startRunningFlow>, step: PlayStep): boolean {
  if (snapshot().status !== 'active') return false;
  try {
    send(step);
    return true;
  } catch {
    return false;
  }
}

/** Takes random listed steps in real actors under a recorder; a child flow ends by its own steps only. */
export function walkRecorded(
  journeys: Journeys,
  input: unknown,
  { seed, steps: count, disguise = (step) => step }: WalkOptions,
): WalkedFlow {
  const random = createRandom(seed);
  const recorder = createRecorder();
  const started = startOf(journeys, input);
  const running = startRunningFlow(started, 'start', recorder);
  let played = testing.startPlay(started, 'start');
  const steps: PlayStep[] = [];
  while (steps.length < count) {
    const listed = testing.nextStepsOf(played, worldOf).filter((step) => !isEnding(step));
    const step = listed[Math.floor(random() * listed.length)];
    if (step === undefined) break;
    played = testing.applyPlayStep(played, step).played;
    if (!trySend(running, disguise(step))) break;
    steps.push(step);
  }
  const [run] = recorder.runs();
  running.stop();
  if (run === undefined) throw new Error(`${journeys.flow.machine.id} is not recorded.`);
  return { run, played, steps };
}
