import { sessionJourneys, signInCodeJourneys, signInJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { reviewOf, storyTable } from './flow-review.ts';

test('a story of a parent lights the states of the child it is shown with', () => {
  const { place, calls } = reviewOf(signInCodeJourneys, 'VerifyingAfterWrongCode');
  expect([place.flow, place.leaves]).toEqual(['signInCode', ['verifying']]);
  expect(place.children.map(({ flow, leaves }) => [flow, leaves])).toEqual([
    ['secondFactor', ['awaiting.entry.entering', 'awaiting.resend.available']],
  ]);
  expect(calls).toEqual(['secondFactor.confirm']);
});

test('a flow that is over says where it leads, and hands on keys without values', () => {
  expect(reviewOf(signInJourneys, 'AcceptedAuthenticated').ending).toEqual({
    state: 'accepted',
    outcome: 'accepted',
    path: '/schemeList',
    stateKeys: ['login_mobile_number', 'login_email', 'login_role', 'login_request_from'],
    handsOn: ['signedIn'],
  });
  expect(reviewOf(signInJourneys, 'EnteringMobile').ending).toBe(null);
});

test('what the app is told on the way is said in words', () => {
  expect(reviewOf(sessionJourneys, 'SignedOutByCode003').told).toEqual(['session.changed', 'exit.requested → /signin']);
  expect(reviewOf(signInJourneys, 'EnteringEmailAfterRefusal').told).toEqual([
    'popup above the screen: “Email or password is not right.”',
  ]);
});

test('the table names every story once, by the state it ends in, with the ports called on the way', () => {
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
