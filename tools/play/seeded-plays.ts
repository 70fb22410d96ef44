import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { startSession, takeStep, type PlaySession } from '../../packages/review-room/src/play/play-session.ts';
import { possibleStepsOf } from '../../packages/review-room/src/play/play-state.ts';
import { worldOf } from '../../packages/review-room/src/play/world-of.ts';

/** A flow that the review room plays, with the expression that returns its journeys. */
export interface PlayedUnit {
  /** The name in the testing entry: `signIn` for `signInJourneys`. */
  readonly name: string;
  readonly expression: string;
  readonly journeys: Journeys;
}

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

const SUFFIX = 'Journeys';

const parts: readonly PlayedUnit[] = [
  {
    name: 'imageUpload',
    expression: `imageUploadJourneys('subject', 'result')`,
    journeys: testing.imageUploadJourneys('subject', 'result'),
  },
  {
    name: 'photoCapture',
    expression: `photoCaptureJourneys('subject', 'answer')`,
    journeys: testing.photoCaptureJourneys('subject', 'answer'),
  },
  {
    name: 'pinConfirmation',
    expression: `pinConfirmationJourneys('subject', { code: '000', messageText: '' })`,
    journeys: testing.pinConfirmationJourneys('subject', { code: '000', messageText: '' }),
  },
  {
    name: 'secondFactor',
    expression: `secondFactorJourneys('subject', 'result')`,
    journeys: testing.secondFactorJourneys('subject', 'result'),
  },
];

/** Every flow with scenarios, in the order of the names. */
export const playedUnits: readonly PlayedUnit[] = [
  ...Object.entries<unknown>(testing).flatMap(([name, journeys]) =>
    isJourneys(journeys) ? [{ name: name.slice(0, -SUFFIX.length), expression: name, journeys }] : [],
  ),
  ...parts,
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Park–Miller: the same numbers for a seed on every machine. */
function createSeededPick(seed: string): <T>(list: readonly T[]) => T | undefined {
  let state = Array.from(seed, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 2_147_483_647,
    7,
  );
  return (list) => {
    state = (state * 48_271) % 2_147_483_647;
    return list[state % (list.length || 1)];
  };
}

const MIN_STEPS = 5;
const MAX_STEPS = 9;
const MAX_RUNS = 200;

/** Plays a flow by listed steps: at least five, or as many as a short flow allows. */
export function playSeeded({ name, journeys }: PlayedUnit): PlaySession {
  const pick = createSeededPick(name);
  const scenarios = Object.keys(journeys.scenarios);
  let longest = startSession(journeys, scenarios[0] ?? '');
  for (let run = 0; run < MAX_RUNS && longest.place < MIN_STEPS; run += 1) {
    let session = startSession(journeys, pick(scenarios) ?? '');
    while (session.place < MAX_STEPS) {
      const step = pick(possibleStepsOf(session, { worldOf, now: 0 }));
      if (step === undefined) break;
      session = takeStep(session, step);
    }
    if (session.place > longest.place) longest = session;
  }
  return longest;
}
