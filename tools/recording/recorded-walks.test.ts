import { chartNames } from '@folioflow/flows/analytics';
import type { Recording } from '@folioflow/flows/recording';
import { parseTrace, replayTrace } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { isRecordedField } from '../../packages/flows/src/recording/field-names.gen.ts';
import { inputChangesOf } from '../../packages/ui/src/review/recording/input-changes.ts';
import { playedStatesOf } from '../../packages/ui/src/review/recording/played-states.ts';
import { traceOfRecording } from '../../packages/ui/src/review/recording/trace-of-recording.ts';
import { disguise, HOSTILE_PARTS } from './disguise.ts';
import { namesOfChart, recordedFlows, samplesOf, storyInputsOf, walkInputsOf, walkRecorded } from './walked-flow.ts';

const STEPS = 14;

type RecordedJourneys = (typeof recordedFlows)[number][1];

/** Records a walk, replays its trace, and returns the number of recorded steps. */
function replayWalk(journeys: RecordedJourneys, input: unknown, seed: number): number {
  const { run, played } = walkRecorded(journeys, input, { seed, steps: STEPS });
  const { trace, stop } = traceOfRecording(journeys, run.recording, { samplesOf, inputsOf: walkInputsOf });
  expect(stop).toBeNull();
  if (trace === null) throw new Error('A complete trace is missing.');
  const { positions } = replayTrace(journeys, parseTrace(JSON.stringify(trace)));
  expect(playedStatesOf(positions.at(-1) ?? positions[0])).toEqual(playedStatesOf(played));
  return run.recording.steps.length;
}

describe('a recorded random walk from the start of a flow is replayed to the same states', () => {
  test.each(recordedFlows)('%s', (_, journeys) => {
    const inputs = storyInputsOf(journeys).slice(0, 3);
    expect(inputs).not.toEqual([]);
    const counts = inputs.map((input, place) => replayWalk(journeys, input, place + 7));
    expect(counts.some((count) => count > 0) || inputs.every((input) => isOver(journeys, input))).toBe(true);
  });
});

const isOfStory = (journeys: RecordedJourneys, input: unknown): boolean =>
  Object.keys(inputChangesOf(journeys, input)?.input ?? { unknown: true }).length === 0;

describe('a recorded random walk from an input that no story has is replayed too', () => {
  const flows = recordedFlows
    .map(([name, journeys]) => {
      const inputs = walkInputsOf(journeys).filter((input) => !isOfStory(journeys, input));
      return { name, journeys, inputs };
    })
    .filter(({ inputs }) => inputs.length > 0);

  test.each(flows)('$name', ({ journeys, inputs }) => {
    for (const [place, input] of inputs.entries()) replayWalk(journeys, input, place + 11);
  });

  test('in several flows', () => {
    expect(flows.length).toBeGreaterThan(10);
  });
});

const isOver = (journeys: RecordedJourneys, input: unknown) =>
  walkRecorded(journeys, input, { seed: 1, steps: STEPS }).steps.length === 0;

/** Returns every text of a recording. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const KINDS = [
  'event',
  'answer',
  'failure',
  'time',
  'refused',
  'fault',
  'noAnswer',
  'unreachable',
  'http',
  'malformed',
];
const MEANS = ['connectivity', 'earlierAttempt', 'acceptedBefore'];

function unknownTexts(recording: Recording, names: ReadonlySet<string>): readonly string[] {
  const known = (text: string) =>
    text === '' ||
    [...KINDS, ...MEANS].includes(text) ||
    /^(?:\d{1,3}|-1)$/.test(text) ||
    text in chartNames ||
    isRecordedField(text) ||
    text.split('/').every((part) => names.has(part));
  return textsIn(recording).filter((text) => !known(text));
}

describe('a recording of a session full of hostile texts contains names of charts and fields only', () => {
  test.each(recordedFlows)('%s', (_, journeys) => {
    const names = namesOfChart(journeys);
    for (const [place, input] of storyInputsOf(journeys).slice(0, 2).entries()) {
      const { run } = walkRecorded(journeys, input, { seed: place + 3, steps: STEPS, disguise });
      expect(unknownTexts(run.recording, names)).toEqual([]);
      expect(JSON.stringify(run)).not.toMatch(HOSTILE_PARTS);
    }
  });
});

test('the check of the texts finds a value that is no name', () => {
  const recording: Recording = {
    version: 1,
    flow: 'signIn',
    route: '',
    start: ['entering.mobile'],
    steps: [
      { kind: 'event', name: 'draft.changed', fields: ['patch.9876543210'], within: [], reports: [], to: ['hunter2'] },
    ],
  };
  expect(unknownTexts(recording, new Set(['draft.changed', 'entering.mobile']))).toEqual([
    'patch.9876543210',
    'hunter2',
  ]);
});
