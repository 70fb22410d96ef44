import { signInJourneys, TraceError, type FlowStep } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { playedReviewOf } from './played-review.ts';
import { goToPlace, reopenSession, shownFlowOf, startSession, takeStep } from './play-session.ts';
import { playStateOf, possibleStepsOf } from './play-state.ts';
import { decodeTrace, encodeTrace } from './share-link.ts';
import { stepTextOf } from './step-text.ts';
import { refusedSignIn, signUpInPopup } from './testing/sample-plays.ts';
import { worldOf } from './world-of.ts';

const NOW = 1_795_150_800_000;
const surroundings = { worldOf, now: NOW };
const typed = { type: 'draft.changed', patch: { mobile: '9876543210' } };
const submitted = { type: 'mobile.submitted' };
const stateAt = (session: ReturnType<typeof startSession>) =>
  playStateOf(session, surroundings, possibleStepsOf(session, surroundings));

test('a step goes on from the shown place and replaces the steps after it', () => {
  const requesting = takeStep(takeStep(startSession(signInJourneys, 'EnteringMobile'), typed), submitted);
  expect(shownFlowOf(requesting).snapshot.value).toBe('requestingCode');
  const back = goToPlace(requesting, 1);
  expect(shownFlowOf(back).snapshot.value).toEqual({ entering: 'mobile' });
  expect(stateAt(back).taken.map(({ name }) => name)).toEqual(['draft.changed', 'mobile.submitted']);
  const other = takeStep(back, { type: 'tab.chosen', tab: 'email' });
  expect(stateAt(other)).toMatchObject({ place: 2, taken: [{ name: 'draft.changed' }, { name: 'tab.chosen' }] });
  expect([goToPlace(other, 9).place, goToPlace(other, -1).place]).toEqual([2, 0]);
});

test('an event that the flow does not accept changes nothing', () => {
  const session = startSession(signInJourneys, 'EnteringMobile');
  expect(takeStep(session, submitted)).toBe(session);
});

test('the review of a place has the chart of the played state, the way, the calls and the ending', () => {
  const session = signUpInPopup();
  const entering = playedReviewOf(goToPlace(session, 3));
  expect(entering.place).toMatchObject({ flow: 'signIn', leaves: ['signingUp'] });
  expect(entering.place.children.map(({ flow, leaves }) => [flow, leaves])).toEqual([
    ['mobileEntry', ['requestingCode']],
  ]);
  const ended = playedReviewOf(session);
  expect(ended.place.way.at(-1)).toBe('signingUp xstate.done.actor.mobileEntry 0');
  expect(ended.ending).toMatchObject({ state: 'accepted', path: '/otp-2' });
  expect(playedReviewOf(refusedSignIn()).calls).toEqual(['login']);
  expect(ended.calls).toEqual(['mobileEntry.requestCode']);
});

test('steps are texts with the path of child flows', () => {
  const inside = (within: FlowStep): FlowStep => ({ step: 'inside', child: 'codes', within });
  expect(stepTextOf(inside({ step: 'elapsed', delay: 'RESEND_COOLDOWN' }))).toEqual({
    kind: 'time',
    name: 'codes › RESEND_COOLDOWN',
    detail: '',
  });
  expect(stepTextOf(typed)).toEqual({ kind: 'event', name: 'draft.changed', detail: 'patch.mobile: 9876543210' });
  expect(stepTextOf({ type: 'signUp.opened' }).detail).toBe('');
  const failures = stateAt(takeStep(takeStep(startSession(signInJourneys, 'EnteringMobile'), typed), submitted)).next;
  expect(failures.filter(({ kind }) => kind === 'failure').map(({ detail }) => detail)).toEqual([
    'server error, 5xx: Fault',
    'no connection: Unreachable',
    'lost answer',
    'refused 011: inter error',
    'refused -1: Not fetched (means connectivity)',
    'refused 030: The user is unknown or the password is wrong; the text is the same for both.',
    'refused 034: A code was requested less than 120 seconds ago, or too often.',
    'refused 035: The sign-in is locked for 15 minutes after too many failures.',
    'refused 051: A value of the request is not valid.',
    'refused 099: A fault that was injected for a test.',
  ]);
  expect(stepTextOf({ type: 'name.typed', name: 'x'.repeat(200) }).detail).toHaveLength(160);
});

test('a link reopens its trace at the shown place', () => {
  const session = goToPlace(signUpInPopup(), 2);
  const { shared } = stateAt(session);
  const reopened = reopenSession(signInJourneys, decodeTrace(shared?.trace ?? ''));
  expect(stateAt(reopened)).toEqual({ ...stateAt(session), taken: stateAt(session).taken.slice(0, 2) });
  expect(shared?.trace).toMatch(/^[\w-]+$/);
});

test('a trace in an address contains any letter, and a damaged one is reported', () => {
  const trace = { ...signUpInPopup().trace, steps: [{ type: 'name.typed', name: 'आशा ₹5 👩' }] };
  expect(JSON.parse(decodeTrace(encodeTrace(trace)))).toEqual(trace);
  expect(() => reopenSession(signInJourneys, decodeTrace('%%'))).toThrow(TraceError);
  expect(() => reopenSession(signInJourneys, decodeTrace('_w'))).toThrow('The trace is no JSON text.');
});

test('a password that was typed by hand is in no text of the panel', () => {
  const email = takeStep(startSession(signInJourneys, 'EnteringEmail'), {
    type: 'draft.changed',
    patch: { email: 'asha@example.in' },
  });
  const submit = (password: string) => takeStep(email, { type: 'credentials.submitted', password });
  expect(stateAt(submit('a secret one')).shared).not.toBe(null);
  expect(stateAt(submit('my own password')).shared).toBe(null);
  expect(JSON.stringify(stateAt(submit('my own password')))).not.toContain('my own');
  expect(stateAt(goToPlace(submit('my own password'), 1)).shared).not.toBe(null);
});
