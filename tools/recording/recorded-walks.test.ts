import { chartNames } from '@folioflow/flows/analytics';
import type { Recording } from '@folioflow/flows/recording';
import { replayTrace } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { isRecordedField } from '../../packages/flows/src/recording/field-names.gen.ts';
import { playedStatesOf } from '../../packages/ui/src/review/recording/played-states.ts';
import { traceOfRecording } from '../../packages/ui/src/review/recording/trace-of-recording.ts';
import { disguise, HOSTILE_PARTS } from './disguise.ts';
import { namesOfChart, recordedFlows, samplesOf, startsOf, walkRecorded } from './walked-flow.ts';

const STEPS = 14;

describe('a recorded random walk from the start of a flow is replayed to the same states', () => {
  test.each(recordedFlows)('%s', (_, journeys) => {
    const starts = startsOf(journeys).slice(0, 3);
    expect(starts).not.toEqual([]);
    let recorded = 0;
    for (const [place, scenario] of starts.entries()) {
      const { run, played } = walkRecorded(journeys, scenario, { seed: place + 7, steps: STEPS });
      const { trace, stop } = traceOfRecording(journeys, run.recording, { samplesOf });
      expect(stop).toBeNull();
      if (trace === null) throw new Error('A complete trace is missing.');
      const { positions } = replayTrace(journeys, trace);
      expect(playedStatesOf(positions.at(-1) ?? positions[0])).toEqual(playedStatesOf(played));
      recorded += run.recording.steps.length;
    }
    expect(recorded > 0 || startsOf(journeys).every((start) => isOver(journeys, start))).toBe(true);
  });
});

const isOver = (journeys: (typeof recordedFlows)[number][1], scenario: string) =>
  walkRecorded(journeys, scenario, { seed: 1, steps: STEPS }).steps.length === 0;

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
    for (const [place, scenario] of startsOf(journeys).slice(0, 2).entries()) {
      const { run } = walkRecorded(journeys, scenario, { seed: place + 3, steps: STEPS, disguise });
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
