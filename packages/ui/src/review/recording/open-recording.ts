import type { RecordedStep, Recording } from '@folioflow/flows/recording';
import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { encodeTrace } from '../play/share-link.ts';
import { stepTextOf } from '../play/step-text.ts';
import { worldOf } from '../play/world-of.ts';
import { findRecordedJourneys, type NamedJourneys } from './find-journeys.ts';
import { decodeRecording, RecordingError } from './recording-code.ts';
import { createSampleFinder } from './samples.ts';
import { traceOfRecording, type RecordedTrace } from './trace-of-recording.ts';

/** A recorded step as text. */
export interface OpenedStep {
  readonly kind: RecordedStep['kind'];
  readonly name: string;
  /** `contained`: in the story itself, `missing`: at or after the stop. */
  readonly place: 'contained' | 'replayed' | 'missing';
  /** The content of the fixture; without one, the class of a failure. */
  readonly standIn: string;
  readonly to: string;
}

/** A recording with its trace. */
export interface OpenedRecording {
  readonly unit: string;
  readonly steps: readonly OpenedStep[];
  /**
   * Null if no fixture starts as the recorded flow did. With an input, the trace begins at the start of the flow and not
   * with the story.
   */
  readonly story: { readonly name: string; readonly hasInput: boolean; readonly trace: string } | null;
  readonly stop: RecordedTrace['stop'];
}

/** Friday 20 November 2026, 10:30 in India: the time of the answers in every story. */
const STORY_NOW = 1_795_150_800_000;
const samplesOf = createSampleFinder(worldOf);
const inputsOf = (journeys: Journeys): readonly unknown[] => worldOf(journeys).inputs ?? [];

interface Attempt extends NamedJourneys {
  readonly found: RecordedTrace;
}

/** The furthest attempt; of equal ones, the first. */
function bestOf(attempts: readonly Attempt[]): Attempt | undefined {
  const reachOf = ({ found: { stop } }: Attempt) => stop?.step ?? Infinity;
  return attempts.reduce<Attempt | undefined>(
    (best, attempt) => (best === undefined || reachOf(attempt) > reachOf(best) ? attempt : best),
    undefined,
  );
}

function recordedTextOf(step: RecordedStep): string {
  if (step.kind !== 'failure') return '';
  const { failure } = step;
  if (failure.kind === 'noAnswer') return 'no answer';
  return failure.kind === 'refused' ? `refused ${failure.code}` : `fault, ${failure.reason}`;
}

function openedSteps(recording: Recording, { contained, standIns, stop }: RecordedTrace): readonly OpenedStep[] {
  return recording.steps.map((step, index) => {
    const { kind, within, name, to } = step;
    const standIn = standIns[index - contained];
    const isMissing = stop !== null && index + 1 >= stop.step;
    return {
      kind,
      name: [...within, name].join(' › '),
      place: isMissing ? 'missing' : index < contained ? 'contained' : 'replayed',
      standIn: isMissing || standIn === undefined ? recordedTextOf(step) : stepTextOf(standIn).detail,
      to: to.join(', '),
    };
  });
}

/** Finds the trace of an encoded recording. Throws `RecordingError` if it cannot be read, or if its flow is unknown. */
export async function openRecording(encoded: string): Promise<OpenedRecording> {
  const recording = await decodeRecording(encoded);
  const attempts = findRecordedJourneys(testing, recording).map((named): Attempt => ({
    ...named,
    found: traceOfRecording(named.journeys, recording, { samplesOf, inputsOf, receivedAt: STORY_NOW }),
  }));
  const best = bestOf(attempts);
  if (best === undefined) throw new RecordingError(`This review room has no flow ${recording.flow}.`);
  const { unit, found } = best;
  const { trace, stop } = found;
  return {
    unit,
    steps: openedSteps(recording, found),
    story: trace && { name: trace.scenario, hasInput: trace.input !== undefined, trace: encodeTrace(trace) },
    stop,
  };
}
