import { memoryStores } from '@folioflow/wiring/testing';
import { press } from '@folioflow/wiring/testing/hands';
import { inject, onTestFinished } from 'vitest';
import { button, expect, field, isAt, page, test, visit } from '../testing/app-test.tsx';
import { heading } from '../testing/steps.ts';
import { createApp } from '../wiring/create-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const list = '/clientList?stage=pan';
const warned = (text: string) => page.getByRole('status').filter({ hasText: text });
const keys = () => [Object.keys(localStorage), Object.keys(sessionStorage)];

async function arrive(): Promise<void> {
  visit(list);
  await expect.element(page.getByRole('table')).toBeVisible();
}
const returnTo = () => (history.state as { readonly usr?: { readonly returnTo?: string } }).usr?.returnTo;

test('fifteen idle minutes warn a minute before they end a sign-in, which whoever stays begins anew', async ({
  desk,
  network,
}) => {
  await desk.signIn('viewer');
  await arrive();
  const soon = warned('You are about to be signed out.');
  desk.pass(14 * MINUTE - 5_000);
  await expect.element(soon).toHaveLength(0);
  desk.pass(5_000);
  await expect.element(soon).toBeVisible();
  await expect.element(page.getByText(/ in (60|5\d) seconds/)).toBeVisible();
  await press(button('Stay signed in'));
  await expect.element(soon).toHaveLength(0);

  desk.pass(14 * MINUTE);
  await expect.element(soon).toBeVisible();
  const asked = network.calls.length;
  desk.pass(MINUTE);
  await isAt(/^\/signin/);
  await expect.element(page.getByText(/after 15 minutes without activity/)).toBeVisible();
  expect(keys()).toEqual([[], []]);
  expect(returnTo()?.replace('/?', '?')).toBe(list);
  // Not even the provider is asked any more.
  expect(network.calls.length).toBe(asked);
});

test('eight hours warn five minutes before they end a sign-in, whatever is done', async ({ desk }) => {
  await desk.signIn('viewer', { since: 8 * HOUR - 5 * MINUTE });
  await arrive();
  await expect.element(warned('Your session is about to end.')).toBeVisible();
  await expect.element(button('Stay signed in')).toHaveLength(0);
  desk.pass(MINUTE);
  await expect.element(page.getByText(/ in (4:00|3:5\d)/)).toBeVisible();
  await press(field('Search by client id, mobile or email'));
  desk.pass(4 * MINUTE);
  await isAt(/^\/signin/);
  await expect.element(page.getByText(/a session ends after 8 hours/)).toBeVisible();
  expect(keys()).toEqual([[], []]);
});

test('a tab of yesterday is signed out before anything of it is shown', async ({ desk, network }) => {
  await desk.signIn('viewer', { since: 9 * HOUR });
  visit(list);
  await expect.element(heading('Staff sign-in')).toBeVisible();
  expect(network.calls).toEqual([]);
  expect(keys()).toEqual([[], []]);
});

test('what is done in one tab keeps the other, and who signs out in one is signed out in both', async ({
  desk,
  network,
}) => {
  await desk.signIn('viewer');
  const { session } = memoryStores({});
  session.setItem('staff', sessionStorage.getItem('staff') ?? '');
  const other = createApp(inject('appConfig'), { now: desk.now, stores: { ...memoryStores({}), session } });
  const leave = other.attend();
  onTestFinished(() => {
    leave();
    other.session.actor.stop();
  });
  await arrive();
  await network.quiet();

  desk.pass(14 * MINUTE);
  await expect.element(button('Stay signed in')).toBeVisible();
  await press(button('Stay signed in'));
  await expect.poll(() => other.session.observed.get()).toMatchObject({ screen: 'signedIn', warning: null });

  await press(button('Sign out'));
  await isAt(/^\/signin/);
  await expect.poll(() => other.session.observed.get().screen).toBe('signedOut');
  expect(keys()).toEqual([[], []]);
  expect(session.getItem('staff')).toBeNull();
  await expect.poll(() => network.to('user/logout').length).toBe(1);
});
