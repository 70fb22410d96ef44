import { sessionJourneys, signInCodeJourneys, signInJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { storyReviewOf, storyTable } from './flow-review.ts';

test('a story of a parent contains the states of the child that it shows', () => {
  const { place, calls } = storyReviewOf(signInCodeJourneys, 'VerifyingAfterWrongCode');
  expect([place.flow, place.leaves]).toEqual(['signInCode', ['verifying']]);
  expect(place.children.map(({ flow, leaves }) => [flow, leaves])).toEqual([
    ['secondFactor', ['awaiting.entry.entering', 'awaiting.resend.available']],
  ]);
  expect(calls).toEqual(['secondFactor.confirm']);
});

test('the ending of a flow has the next path and the keys of its output without values', () => {
  expect(storyReviewOf(signInJourneys, 'AcceptedAuthenticated').ending).toEqual({
    state: 'accepted',
    outcome: 'accepted',
    path: '/schemeList',
    stateKeys: ['login_mobile_number', 'login_email', 'login_role', 'login_request_from'],
    outputKeys: ['signedIn'],
  });
  expect(storyReviewOf(signInJourneys, 'EnteringMobile').ending).toBe(null);
});

test('events emitted to the app are formatted as text', () => {
  expect(storyReviewOf(sessionJourneys, 'SignedOutByCode003').emittedEvents).toEqual([
    'session.changed',
    'exit.requested → /signin',
  ]);
  expect(storyReviewOf(signInJourneys, 'EnteringEmailAfterRefusal').emittedEvents).toEqual([
    'popup above the screen: “Email or password is not right.”',
  ]);
});

test('the table contains every story once, with its final state and the called ports', () => {
  const rows = storyTable(signInJourneys);
  expect(rows.map(({ leaves }) => leaves.join())).toEqual([
    'entering.mobile',
    'entering.email',
    'requestingCode',
    'checkingCredentials',
    'signingUp',
    'accepted',
  ]);
  expect(rows.at(-1)?.stories).toEqual([
    { scenario: 'AcceptedToCode', calls: ['login'] },
    { scenario: 'AcceptedAuthenticated', calls: ['login'] },
    { scenario: 'AcceptedDefaultScreen', calls: ['mobileEntry.requestCode'] },
  ]);
  expect(rows.flatMap(({ stories }) => stories.map(({ scenario }) => scenario)).sort()).toEqual(
    Object.keys(signInJourneys.scenarios).sort(),
  );
});

test('the way to a story contains its transitions, in the chart of the parent and of the child', () => {
  const { place } = storyReviewOf(signInCodeJourneys, 'VerifyingAfterWrongCode');
  expect(place.way).toEqual(['deciding always 1']);
  expect(place.children[0]?.way.at(-1)).toBe('awaiting.entry.confirming xstate.error.actor.confirm 0');
});
