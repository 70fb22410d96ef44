import { signInJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { reopenSession, shownFlowOf } from '../play/play-session.ts';
import { decodeTrace } from '../play/share-link.ts';
import { openRecording } from './open-recording.ts';
import { playedStatesOf } from './played-states.ts';
import { encodeRecording } from './recording-code.ts';
import { impossibleSignIn, refusedSignIn, reloadedStatement } from './sample-recordings.ts';

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

test('a start or an event that the flow does not have ends it at once', async () => {
  const elsewhere = await open({ ...refusedSignIn, start: ['flying'] });
  expect(elsewhere).toMatchObject({ story: null, stop: { step: 0, reason: 'No story of signIn starts in flying.' } });
  const [first, ...others] = refusedSignIn.steps;
  if (first === undefined) throw new Error('The sample has steps.');
  const other = await open({ ...refusedSignIn, steps: [{ ...first, name: 'tab.lost' }, ...others] });
  expect(other.stop).toEqual({ step: 1, reason: 'No fixture of tab.lost is accepted in entering.mobile.' });
  await expect(open({ ...refusedSignIn, flow: 'unknown' })).rejects.toThrow('no flow unknown');
});
