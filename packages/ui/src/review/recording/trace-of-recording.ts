import type { RecordedStep, Recording } from '@folioflow/flows/recording';
import {
  applyPlayStep,
  createTrace,
  type Journeys,
  type PlayedFlow,
  type FlowStep,
  type Trace,
} from '@folioflow/flows/testing';
import { playedContentOf, playedStatesOf } from './played-states.ts';
import { startingInputs, startingStories, type RecordingStart } from './recording-start.ts';
import type { Samples } from './samples.ts';
import { standInsFor } from './stand-ins.ts';

/** A recording as a trace of fixtures. */
export interface RecordedTrace {
  /** Null if no story, and no input of a story or of the walk, starts as the recorded flow did. */
  readonly trace: Trace | null;
  /** The number of first steps that the story contains itself. */
  readonly contained: number;
  /** The fixtures of the recorded steps after them. */
  readonly standIns: readonly FlowStep[];
  /** The first recorded step without a stand-in, from 1, or 0 for the start; null if the trace is complete. */
  readonly stop: { readonly step: number; readonly reason: string } | null;
}

interface Candidate extends RecordingStart {
  readonly steps: readonly FlowStep[];
  readonly standIns: readonly FlowStep[];
}

export interface RecordingOptions {
  readonly samplesOf: (journeys: Journeys) => Samples;
  /** Returns the inputs of the walk of a flow. */
  readonly inputsOf?: (journeys: Journeys) => readonly unknown[];
  /** The time of answers, in milliseconds since 1970. */
  readonly receivedAt?: number;
}

const MAX_CANDIDATES = 24;

/** Candidates with the same content continue in the same way: the first one is enough. */
function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const content = `${candidate.contained} ${playedContentOf(candidate.played)}`;
    if (!first.has(content)) first.set(content, candidate);
  }
  return [...first.values()].slice(0, MAX_CANDIDATES);
}

const childAt = (played: PlayedFlow, within: readonly string[]): PlayedFlow | undefined =>
  within.reduce<PlayedFlow | undefined>((parent, id) => parent?.children[id], played);

const wrapStep = (within: readonly string[], step: FlowStep): FlowStep =>
  within.reduceRight<FlowStep>((inner, child) => ({ step: 'inside', child, within: inner }), step);

function takeStep(candidate: Candidate, step: FlowStep): readonly Candidate[] {
  try {
    const { played } = applyPlayStep(candidate.played, step);
    return [{ ...candidate, played, steps: [...candidate.steps, step] }];
  } catch {
    // The flow does not accept this fixture here.
    return [];
  }
}

const isIn =
  (states: readonly string[]) =>
  ({ played }: Candidate): boolean =>
    playedStatesOf(played).join() === states.join();

interface Reached {
  readonly same: readonly Candidate[];
  /** The candidates of all fixtures that are accepted. */
  readonly all: readonly Candidate[];
}

/** A child that reports at its start has reported to the recorded flow; a played child has not. */
function takeReports(candidate: Candidate, reports: readonly string[], { samplesOf }: RecordingOptions) {
  return reports.reduce<readonly Candidate[]>(
    (reached, name) =>
      reached.flatMap((each) =>
        samplesOf(each.played.journeys)
          .eventsOf(name)
          .flatMap((report) => takeStep(each, report)),
      ),
    [candidate],
  );
}

function takeRecorded(candidate: Candidate, step: RecordedStep, options: RecordingOptions): Reached {
  const { samplesOf, receivedAt = 0 } = options;
  const taker = childAt(candidate.played, step.within);
  if (taker === undefined) return { same: [], all: [] };
  const all: Candidate[] = [];
  for (const group of standInsFor(samplesOf(taker.journeys), step, receivedAt)) {
    const reached = group.flatMap((standIn) => {
      const wrapped = wrapStep(step.within, standIn);
      return takeStep({ ...candidate, standIns: [...candidate.standIns, wrapped] }, wrapped);
    });
    const same = reached.filter(isIn(step.to));
    if (same.length > 0) return { same, all: reached };
    const reported = reached.flatMap((each) => takeReports(each, step.reports, options)).filter(isIn(step.to));
    if (reported.length > 0) return { same: reported, all: reached };
    all.push(...reached);
  }
  return { same: [], all };
}

function reasonOf({ within, name, to }: RecordedStep, before: readonly string[], reached: readonly Candidate[]) {
  const step = [...within, name].join(' › ');
  if (reached.length === 0) return `No fixture of ${step} is accepted in ${before.join(', ')}.`;
  const led = new Set(reached.map(({ played }) => playedStatesOf(played).join(', ')));
  return `After ${step} the app was in ${to.join(', ')}. The fixtures lead to ${[...led].slice(0, 4).join('; ')}.`;
}

function traceFrom(
  starts: readonly RecordingStart[],
  journeys: Journeys,
  { start, steps }: Recording,
  options: RecordingOptions,
): RecordedTrace {
  let candidates = starts.map((each): Candidate => ({ ...each, steps: [], standIns: [] }));
  const finish = ([found]: readonly Candidate[], stop: RecordedTrace['stop']): RecordedTrace => ({
    trace: found === undefined ? null : createTrace(journeys, found.scenario, found.steps, found.input),
    contained: found?.contained ?? 0,
    standIns: found?.standIns ?? [],
    stop,
  });
  if (candidates.length === 0) {
    const { id } = journeys.flow.machine;
    const reason = `No story and no input of the fixtures starts ${id} in ${start.join(', ')}.`;
    return finish([], { step: 0, reason });
  }
  for (const [place, step] of steps.entries()) {
    const isPassed = ({ contained }: Candidate) => contained > place;
    const reached = candidates.filter((each) => !isPassed(each)).map((each) => takeRecorded(each, step, options));
    const same = withoutRepeats([...reached.flatMap((each) => each.same), ...candidates.filter(isPassed)]);
    if (same.length === 0) {
      const all = reached.flatMap((each) => each.all);
      const before = steps[place - 1]?.to ?? start;
      return finish(candidates, { step: place + 1, reason: reasonOf(step, before, all) });
    }
    candidates = [...same];
  }
  return finish(candidates, null);
}

/** The first complete trace; without one, the first of those that lead furthest. A trace is found when it is needed. */
function findBest(attempts: readonly (() => RecordedTrace)[]): RecordedTrace | null {
  let best: RecordedTrace | null = null;
  for (const attempt of attempts) {
    const found = attempt();
    if (found.stop === null) return found;
    if (found.stop.step > (best?.stop?.step ?? -1)) best = found;
  }
  return best;
}

/**
 * Returns the trace of a recording: a story that starts as the recorded flow did, and for each step a fixture that leads
 * to the recorded states. Where several fixtures do, all are followed until a later step decides. If no story leads to
 * the end, the trace starts with an input of a story or of the walk where that leads further: all inputs together, then
 * each of them, because the followed fixtures are limited.
 */
export function traceOfRecording(journeys: Journeys, recording: Recording, options: RecordingOptions): RecordedTrace {
  const from = (starts: readonly RecordingStart[]) => traceFrom(starts, journeys, recording, options);
  const fromStory = from(startingStories(journeys, recording));
  if (fromStory.stop === null) return fromStory;
  const inputs = startingInputs(journeys, recording, options.inputsOf?.(journeys));
  const alone = inputs.length > 1 ? inputs.map((each) => () => from([each])) : [];
  return findBest([() => fromStory, () => from(inputs), ...alone]) ?? fromStory;
}
