import { accepted, type KeptSession } from '@folioflow/flows';
import { heldPort } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appAt } from '../wiring/testing/app-at.tsx';
import { AppRoutes } from './AppRoutes.tsx';

const NEUTRAL = 'Sorry the information you are looking for could not be found';
const nothing: KeptSession = { token: null, profile: null, masterList: null };
const complete: KeptSession = {
  token: 'token-1',
  profile: { login_mobile_number: '9876543210', login_email: 'asha@example.in' },
  masterList: null,
};
const spinner = () => page.getByRole('img', { name: 'Loading' });

/** The app at /settings, with a device that has not yet told what it keeps. */
async function openedSettings() {
  const device = heldPort<null, KeptSession>();
  await appAt({ entry: '/settings', restoreSession: device.port, children: <AppRoutes /> });
  // Nothing but the session is waited for: the code of the page is there.
  await import('./Neutral.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(spinner()).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
  return device;
}

test('while the device is asked, a guarded route shows a spinner; then its page to whoever is signed in [ON-082]', async () => {
  const device = await openedSettings();
  await device.answer(accepted(complete));
  await expect.element(page.getByRole('heading', { name: NEUTRAL })).toBeVisible();
  expect(spinner().elements()).toEqual([]);
});

test('while the device is asked, nobody is sent away; then whoever is signed out is asked to sign in [ON-081 ON-082]', async () => {
  const device = await openedSettings();
  await device.answer(accepted(nothing));
  await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});
