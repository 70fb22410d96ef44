import { press } from '@folioflow/wiring/testing/gestures';
import { declareRejectionTests } from '@folioflow/wiring/testing/faults/rejections';
import { expect, page, reload, test, visit } from '../testing/app-test.tsx';
import { staff, type ApproachContext } from '../testing/faults/approaches.ts';
import { enterCredentials, heading, requestCodeButton, signInHeading } from '../testing/steps.ts';

// The calls of sign-in stay on their page; signing out ends the session itself.
const { login: _login, sendOtp: _sendOtp, validateOtp: _validateOtp, logout: _logout, ...approaches } = staff;

declareRejectionTests<ApproachContext>(
  (title, meet) => test(title, ({ desk, network }) => meet({ person: { desk, client: null }, network })),
  approaches,
);

const sessionEndAlert = () =>
  page.getByRole('alert').filter({ hasText: 'Your session has ended. Sign in again to continue.' });

test('the reason for the end of a staff session is shown until the next attempt or a reload', async ({
  desk,
  network,
}) => {
  for (const leave of [
    async () => {
      await enterCredentials('operator');
      await expect.element(sessionEndAlert()).toBeVisible();
      await press(requestCodeButton());
      await expect.element(heading('Enter your code')).toBeVisible();
    },
    () => {
      reload();
      return expect.element(signInHeading()).toBeVisible();
    },
  ]) {
    await desk.signIn('viewer');
    network.answerWith('master/clientlist', { errors: [] }, 401);
    visit('/clientList');
    await expect.element(sessionEndAlert()).toBeVisible();
    await leave();
    await expect.element(sessionEndAlert()).toHaveLength(0);
  }
});
