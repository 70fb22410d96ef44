import type { VerifyEmailAnswer, VerifyEmailRequest } from '@folioflow/api/contract';
import { accepted, type StoredSession } from '@folioflow/flows';
import { deferredPort } from '@folioflow/flows/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../app/Frame.tsx';
import { renderAppAt } from '../../wiring/testing/render-app.tsx';
import { PinSetupRoute } from './PinSetup.tsx';

const profile = { login_mobile_number: '9876543210', login_email: 'asha@example.in' };
const savedAnswer: VerifyEmailAnswer = {
  code: '000',
  messageText: 'Your PIN is saved.',
  is_authenticated: true,
  profileData: profile,
  navigateScreen: 'panVerification',
};
/** Opens the page after the password on a device with a stored session. */
async function openPinSetup(kept: StoredSession) {
  const verifyEmail = deferredPort<VerifyEmailRequest, VerifyEmailAnswer>();
  const app = await renderAppAt({
    entry: { pathname: '/verify-pin', state: { ...profile, login_role: 'customer', login_request_from: 'email' } },
    restoreSession: () => Promise.resolve(accepted(kept, 0)),
    operations: {
      verifyEmail: (request, { signal = new AbortController().signal } = {}) => verifyEmail.port(request, { signal }),
    },
    children: (
      <Routes>
        <Route element={<Frame />}>
          <Route path="/verify-pin" element={<PinSetupRoute />} />
          <Route path="/panVerification" element={<h1>PAN Verification</h1>} />
        </Route>
      </Routes>
    ),
  });
  return { verifyEmail, ...app };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const savedDialog = () => page.getByRole('alertdialog');

test('the session is stored with the answer, while the saved PIN is still announced', async () => {
  const { verifyEmail, kept } = await openPinSetup({ token: 'token-1', profile: null, masterList: null });
  await userEvent.fill(field('PIN'), '4826');
  await userEvent.fill(field('Confirm PIN'), '4826');
  await userEvent.click(page.getByRole('button', { name: 'Set PIN' }));
  await verifyEmail.answer(accepted(savedAnswer, 0));
  await expect.element(savedDialog().getByText('Your PIN is saved.')).toBeVisible();
  expect(kept()).toMatchObject({ token: 'token-1', profile });
  await userEvent.click(savedDialog().getByRole('button', { name: 'OK' }));
  await expect.element(page.getByRole('heading', { name: 'PAN Verification' })).toBeVisible();
});

test('a reload after the PIN was set leads to the first stage', async () => {
  const { verifyEmail } = await openPinSetup({ token: 'token-1', profile, masterList: null });
  await expect.element(page.getByRole('heading', { name: 'PAN Verification' })).toBeVisible();
  expect(verifyEmail.calls).toEqual([]);
});
