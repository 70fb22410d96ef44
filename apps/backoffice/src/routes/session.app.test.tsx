import { createMemoryStores } from '@folioflow/wiring/testing';
import { press } from '@folioflow/wiring/testing/gestures';
import { inject, onTestFinished } from 'vitest';
import { button, expect, field, waitForPath, page, test, visit } from '../testing/app-test.tsx';
import { signInHeading } from '../testing/steps.ts';
import { createApp } from '../wiring/create-app.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const clientListAddress = '/clientList?stage=pan';
const warningStatus = (text: string) => page.getByRole('status').filter({ hasText: text });
const storedKeys = () => [Object.keys(localStorage), Object.keys(sessionStorage)];

async function openClientList(): Promise<void> {
  visit(clientListAddress);
  await expect.element(page.getByRole('table')).toBeVisible();
}
const returnAddress = () => (history.state as { readonly usr?: { readonly returnTo?: string } }).usr?.returnTo;

test('a sign-in ends after fifteen idle minutes, with a warning a minute before; Stay signed in restarts the time', async ({
  desk,
  network,
}) => {
  await desk.signIn('viewer');
  await openClientList();
  const soon = warningStatus('You are about to be signed out.');
  desk.advanceClock(14 * MS_PER_MINUTE - 5_000);
  await expect.element(soon).toHaveLength(0);
  desk.advanceClock(5_000);
  await expect.element(soon).toBeVisible();
  await expect.element(page.getByText(/ in (60|5\d) seconds/)).toBeVisible();
  await press(button('Stay signed in'));
  await expect.element(soon).toHaveLength(0);

  desk.advanceClock(14 * MS_PER_MINUTE);
  await expect.element(soon).toBeVisible();
  const callCount = network.calls.length;
  desk.advanceClock(MS_PER_MINUTE);
  await waitForPath(/^\/signin/);
  await expect.element(page.getByText(/after 15 minutes without activity/)).toBeVisible();
  expect(storedKeys()).toEqual([[], []]);
  expect(returnAddress()?.replace('/?', '?')).toBe(clientListAddress);
  // The end of the session sends no call.
  expect(network.calls.length).toBe(callCount);
});

test('a sign-in ends after eight hours regardless of activity, with a warning five minutes before', async ({
  desk,
}) => {
  await desk.signIn('viewer', { since: 8 * MS_PER_HOUR - 5 * MS_PER_MINUTE });
  await openClientList();
  await expect.element(warningStatus('Your session is about to end.')).toBeVisible();
  await expect.element(button('Stay signed in')).toHaveLength(0);
  desk.advanceClock(MS_PER_MINUTE);
  await expect.element(page.getByText(/ in (4:00|3:5\d)/)).toBeVisible();
  await press(field('Search by client ID, mobile or email'));
  desk.advanceClock(4 * MS_PER_MINUTE);
  await waitForPath(/^\/signin/);
  await expect.element(page.getByText(/a session ends after 8 hours/)).toBeVisible();
  expect(storedKeys()).toEqual([[], []]);
});

test('a tab with an expired sign-in is signed out before its page is shown', async ({ desk, network }) => {
  await desk.signIn('viewer', { since: 9 * MS_PER_HOUR });
  visit(clientListAddress);
  await expect.element(signInHeading()).toBeVisible();
  expect(network.calls).toEqual([]);
  expect(storedKeys()).toEqual([[], []]);
});

test('activity in one tab extends the session of the other, and signing out ends both', async ({ desk, network }) => {
  await desk.signIn('viewer');
  const { session } = createMemoryStores({});
  session.setItem('staff', sessionStorage.getItem('staff') ?? '');
  const other = createApp(inject('appConfig'), { now: desk.now, stores: { ...createMemoryStores({}), session } });
  const leave = other.startListening();
  onTestFinished(() => {
    leave();
    other.session.actor.stop();
  });
  await openClientList();
  await network.waitUntilQuiet();

  desk.advanceClock(14 * MS_PER_MINUTE);
  await expect.element(button('Stay signed in')).toBeVisible();
  await press(button('Stay signed in'));
  await expect.poll(() => other.session.observed.get()).toMatchObject({ screen: 'signedIn', warning: null });

  await press(button('Sign out'));
  await waitForPath(/^\/signin/);
  await expect.poll(() => other.session.observed.get().screen).toBe('signedOut');
  expect(storedKeys()).toEqual([[], []]);
  expect(session.getItem('staff')).toBeNull();
  await expect.poll(() => network.callsTo('user/logout').length).toBe(1);
});
