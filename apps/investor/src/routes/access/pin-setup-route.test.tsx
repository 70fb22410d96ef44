import type { VerifyEmailAnswer, VerifyEmailRequest } from '@folioflow/api/contract';
import { accepted, type KeptSession } from '@folioflow/flows';
import { heldPort } from '@folioflow/flows/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../app/Frame.tsx';
import { appAt } from '../../wiring/testing/app-at.tsx';
import { PinSetupRoute } from './PinSetup.tsx';

const profile = { login_mobile_number: '9876543210', login_email: 'asha@example.in' };
const saved: VerifyEmailAnswer = {
  code: '000',
  messageText: 'Your PIN is saved.',
  is_authenticated: true,
  profileData: profile,
  navigateScreen: 'panVerification',
};
/** The page after the password, on a device that keeps `kept`. */
async function openedWith(kept: KeptSession) {
  const verifyEmail = heldPort<VerifyEmailRequest, VerifyEmailAnswer>();
  const app = await appAt({
    entry: { pathname: '/verify-pin', state: { ...profile, login_role: 'customer', login_request_from: 'email' } },
    restoreSession: () => Promise.resolve(accepted(kept)),
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
const announced = () => page.getByRole('heading', { name: 'Your PIN is saved.' });

test('the session is kept with the answer, while the PIN is still announced', async () => {
  const { verifyEmail, kept } = await openedWith({ token: 'token-1', profile: null, masterList: null });
  await userEvent.fill(field('PIN'), '4826');
  await userEvent.fill(field('Confirm PIN'), '4826');
  await userEvent.click(page.getByRole('button', { name: 'Set PIN' }));
  await verifyEmail.answer(accepted(saved));
  await expect.element(announced()).toBeVisible();
  expect(kept()).toMatchObject({ token: 'token-1', profile });
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { name: 'PAN Verification' })).toBeVisible();
});

test('a reload with the PIN set goes on with the first stage', async () => {
  const { verifyEmail } = await openedWith({ token: 'token-1', profile, masterList: null });
  await expect.element(page.getByRole('heading', { name: 'PAN Verification' })).toBeVisible();
  expect(verifyEmail.calls).toEqual([]);
});
