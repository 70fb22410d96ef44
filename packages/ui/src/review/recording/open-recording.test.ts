import { signInJourneys, watchlistCreationJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { goToPlace, reopenSession, shownFlowOf } from '../play/play-session.ts';
import { playStateOf } from '../play/play-state.ts';
import { decodeTrace } from '../play/share-link.ts';
import { worldOf } from '../play/world-of.ts';
import { openRecording } from './open-recording.ts';
import { playedStatesOf } from './played-states.ts';
import { encodeRecording } from './recording-code.ts';
import {
  fullWatchlist,
  impossibleSignIn,
  refusedSignIn,
  reloadedStatement,
  unknownStart,
} from './sample-recordings.ts';

const open = async (recording: typeof refusedSignIn) => openRecording(await encodeRecording(recording));

test('fixtures stand in for typed texts and answers, and the trace is played in the Play panel', async () => {
  const { unit, story, stop, steps } = await open(refusedSignIn);
  expect([unit, stop]).toEqual(['signIn', null]);
  expect(steps[1]?.standIn).toMatch(/^patch.email: .+@/);
  expect(steps[3]?.standIn).toMatch(/^refused 030/);
  const session = reopenSession(signInJourneys, decodeTrace(story?.trace ?? ''));
  expect(playedStatesOf(shownFlowOf(session))).toEqual(['entering.email']);
});

test('a load is found by the route of its page', async () => {
  const { unit, stop } = await open(reloadedStatement);
  expect([unit, stop]).toEqual(['statement', null]);
});

test('a step without a fixture ends the trace, and its reason names the states', async () => {
  const { stop, steps, story } = await open(impossibleSignIn);
  expect(stop).toEqual({
    step: 4,
    reason: expect.stringMatching(
      /^After login the app was in requestingCode. The fixtures lead to .*entering.email/,
    ) as string,
  });
  expect(steps[3]?.standIn).toBe('refused 030');
  expect(steps.map(({ place }) => place)).toEqual(['replayed', 'replayed', 'replayed', 'missing']);
  const session = reopenSession(signInJourneys, decodeTrace(story?.trace ?? ''));
  expect(playedStatesOf(shownFlowOf(session))).toEqual(['checkingCredentials']);
});

test('a flow that starts with an input of no story is played from its start with an input of the fixtures', async () => {
  const { story, stop, steps } = await open(fullWatchlist);
  expect(stop).toBeNull();
  expect(story?.hasInput).toBe(true);
  expect(steps.map(({ place }) => place)).toEqual(['replayed', 'replayed']);
  const session = reopenSession(watchlistCreationJourneys, decodeTrace(story?.trace ?? ''));
  expect(session.positions.map(playedStatesOf)).toEqual([['selecting.none'], ['selecting.none'], ['left']]);
  const { isFromStart, shared } = playStateOf(goToPlace(session, 1), { worldOf, now: 0 }, []);
  expect(isFromStart).toBe(true);
  expect(shared?.scenario).toMatch(/^\w+Played: scenario\('selecting\.none', \{\n {2}input: \{.*limit: 0/);
});

test('a start or an event that the flow does not have ends it at once', async () => {
  const elsewhere = await open(unknownStart);
  const reason = 'No story and no input of the fixtures starts signIn in entering.passkey.';
  expect(elsewhere).toMatchObject({ story: null, stop: { step: 0, reason } });
  const [first, ...others] = refusedSignIn.steps;
  if (first === undefined) throw new Error('The sample has steps.');
  const other = await open({ ...refusedSignIn, steps: [{ ...first, name: 'tab.lost' }, ...others] });
  expect(other.stop).toEqual({ step: 1, reason: 'No fixture of tab.lost is accepted in entering.mobile.' });
  await expect(open({ ...refusedSignIn, flow: 'unknown' })).rejects.toThrow('no flow unknown');
});
