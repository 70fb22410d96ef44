import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { playedReviewOf } from './played-review.ts';
import { goToPlace, reopenSession, startSession, takeStep } from './play-session.ts';
import { playStateOf, possibleStepsOf } from './play-state.ts';
import { decodeTrace } from './share-link.ts';
import { worldOf } from './world-of.ts';

const surroundings = { worldOf, now: 0 };

const STEPS = 50;
const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;
const flows = Object.entries<unknown>(testing).filter((entry): entry is [string, Journeys] => isJourneys(entry[1]));

test.each(flows)('%s is played by 50 listed steps, and each end is shown, shared and reopened', (_, journeys) => {
  const scenarios = Object.keys(journeys.scenarios);
  let taken = 0;
  for (let run = 0; taken < STEPS && run < 20 * STEPS; run += 1) {
    let session = startSession(journeys, scenarios[run % scenarios.length] ?? '');
    for (; taken < STEPS; taken += 1) {
      const next = possibleStepsOf(session, surroundings);
      // Multiples of a prime number reach other kinds of steps in each state.
      const step = next[((taken + run) * 7919) % (next.length || 1)];
      if (step === undefined) break;
      const moved = takeStep(session, step);
      expect(moved).not.toBe(session);
      session = moved;
    }
    const { states, shared } = playStateOf(session, surroundings, []);
    expect(playedReviewOf(session).place.leaves.toSorted()).toEqual(states[0]?.leaves);
    const reopened = reopenSession(journeys, decodeTrace(shared?.trace ?? ''));
    expect(playStateOf(reopened, surroundings, []).states).toEqual(states);
    expect(goToPlace(reopened, 0).place).toBe(0);
  }
  expect(taken).toBe(STEPS);
});
