import { press } from '@folioflow/wiring/testing/hands';
import { rejectionsFor } from '@folioflow/wiring/testing/faults/rejections';
import { button, expect, page, reload, test, visit } from '../testing/app-test.tsx';
import { staff, type Person } from '../testing/faults/approaches.ts';
import { enterCredentials, heading } from '../testing/steps.ts';

// The calls of sign-in stay on their page; signing out ends the session itself.
const { login: _login, sendOtp: _sendOtp, validateOtp: _validateOtp, logout: _logout, ...approaches } = staff;

rejectionsFor<Person>(
  (title, meet) => test(title, ({ desk, network }) => meet({ person: { desk, client: null }, network })),
  approaches,
);

const alert = () => page.getByRole('alert').filter({ hasText: 'Your session has ended. Sign in again to continue.' });

test('why a session of the staff ended is shown until the next attempt, and a reload shows nothing of it', async ({
  desk,
  network,
}) => {
  for (const leave of [
    async () => {
      await enterCredentials('viewer');
      await expect.element(alert()).toBeVisible();
      await press(button('Send me a code'));
      await expect.element(heading('Enter your code')).toBeVisible();
    },
    () => {
      reload();
      return expect.element(heading('Staff sign-in')).toBeVisible();
    },
  ]) {
    await desk.signIn('viewer');
    network.answer('master/clientlist', { errors: [] }, 401);
    visit('/clientList');
    await expect.element(alert()).toBeVisible();
    await leave();
    await expect.element(alert()).toHaveLength(0);
  }
});
