import { accepted, type StoredSession } from '@folioflow/flows';
import { deferredPort } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAppAt } from '../wiring/testing/render-app.tsx';
import { AppRoutes } from './AppRoutes.tsx';

const NEUTRAL = 'Sorry the information you are looking for could not be found';
const signedOutSession: StoredSession = { token: null, profile: null, masterList: null };
const signedInSession: StoredSession = {
  token: 'token-1',
  profile: { login_mobile_number: '9876543210', login_email: 'asha@example.in' },
  masterList: null,
};
const spinner = () => page.getByRole('img', { name: 'Loading' });

/** Opens the app at /settings while the stored session is not yet restored. */
async function openSettings() {
  const device = deferredPort<null, StoredSession>();
  await renderAppAt({ entry: '/settings', restoreSession: device.port, children: <AppRoutes /> });
  // The code of the page is loaded: only the session is awaited.
  await import('./Neutral.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(spinner()).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
  return device;
}

test('a guarded route shows a spinner while the session is restored, then its page to a signed-in user [ON-082]', async () => {
  const device = await openSettings();
  await device.answer(accepted(signedInSession, 0));
  await expect.element(page.getByRole('heading', { name: NEUTRAL })).toBeVisible();
  expect(spinner().elements()).toEqual([]);
});

test('a guarded route redirects to sign-in only after the restored session is signed out [ON-081 ON-082]', async () => {
  const device = await openSettings();
  await device.answer(accepted(signedOutSession, 0));
  await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});
