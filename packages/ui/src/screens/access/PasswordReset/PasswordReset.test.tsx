import { i18n } from '@folioflow/flows/testing/texts';
import type { ResetPasswordAnswer } from '@folioflow/api/contract';
import { accepted, passwordReset, refused, type PasswordResetPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { PasswordReset } from './PasswordReset.tsx';

const sentAt = 1_795_150_790_000;
const ok = { code: '000', messageText: '' };

async function opened() {
  const ports = deferredPorts<PasswordResetPorts>();
  const { resetPassword, sendOtp, validateOtp } = ports;
  const flow = passwordReset(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Page() {
    const { view, remote } = useFlow(flow, { newSubmission });
    return <PasswordReset view={view} remote={remote} />;
  }
  await render(
    <ClockProvider now={() => sentAt}>
      <Page />
    </ClockProvider>,
  );
  return { resetPassword, sendOtp, validateOtp };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const next = () => button(i18n._('credentials.reset.next'));
const email = () => field(i18n._('access.signIn.email.label'));
const code = () => field(i18n._('access.otp.label'));
const submit = () => button(i18n._('credentials.reset.submit'));

async function withEmail(answer: Partial<ResetPasswordAnswer>) {
  const ports = await opened();
  await userEvent.fill(email(), 'asha@example.in');
  await userEvent.click(next());
  await ports.resetPassword.answer(accepted({ ...ok, ...answer }, 0));
  return ports;
}
const atCode = () => withEmail({ verify_otp: true });
const atPassword = () => withEmail({ verify_password: true });
async function choose(password: string, confirmation = password) {
  await userEvent.clear(field('New password'));
  await userEvent.type(field('New password'), password);
  await userEvent.clear(field('Confirm new password'));
  await userEvent.type(field('Confirm new password'), confirmation);
}

describe('step 1, the address', () => {
  test('has a title, an email field, Next, the list of steps and a link to the sign-in [ON-162]', async () => {
    await opened();
    await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect.element(email()).toBeVisible();
    await expect.element(button('Next')).toBeDisabled();
    await expect.element(page.getByRole('list', { name: 'Steps to reset your password' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/signin');
  });

  test('enables Next with a valid address of at most 35 characters [ON-163]', async () => {
    await opened();
    await userEvent.fill(email(), 'abc');
    await expect.element(next()).toBeDisabled();
    await userEvent.tab();
    await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(email(), 'asha@example.in');
    await expect.element(email()).not.toHaveAttribute('aria-invalid');
    await expect.element(next()).toBeEnabled();
    await userEvent.clear(email());
    await userEvent.type(email(), 'a'.repeat(40));
    await expect.element(email()).toHaveValue('a'.repeat(35));
  });

  test('preserves the address after a refusal and shows the server text [ON-168]', async () => {
    const { resetPassword } = await opened();
    await userEvent.fill(email(), 'asha@example.in');
    await userEvent.dblClick(next());
    expect(resetPassword.calls).toHaveLength(1);
    await resetPassword.answer(refused('Not possible now', '001'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not possible now');
    await expect.element(email()).toHaveValue('asha@example.in');
    await expect.element(next()).toBeEnabled();
  });
});

describe('step 2, the code', () => {
  test('has a focused, masked field of six digits, Verify and Resend [ON-165 ON-169]', async () => {
    await atCode();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await expect.element(page.getByText(/asha@example\.in/)).toBeVisible();
    await expect.element(code()).toHaveStyle('-webkit-text-security: disc');
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(button('Resend OTP')).toBeEnabled();
    await userEvent.fill(code(), '12345');
    await expect.element(button('Verify')).toBeDisabled();
    await userEvent.fill(code(), '123456');
    await expect.element(button('Verify')).toBeEnabled();
  });

  test('requests one new code on Resend and counts down from 120 [ON-171]', async () => {
    const { sendOtp } = await atCode();
    await userEvent.click(button('Resend OTP'));
    await sendOtp.answer(accepted(ok, sentAt));
    await expect.element(page.getByText('You can resend OTP in 120 secs')).toBeVisible();
    await expect.element(button('Resend OTP')).toBeDisabled();
    expect(sendOtp.calls).toHaveLength(1);
  });

  test('leads back to the preserved address', async () => {
    await atCode();
    await userEvent.click(button('Use another email address'));
    await expect.element(email()).toHaveValue('asha@example.in');
  });
});

describe('step 3, the new password', () => {
  test('has two hidden password fields, Submit and the permitted characters [ON-166 ON-172]', async () => {
    await atPassword();
    await expect.element(field('New password')).toHaveAttribute('type', 'password');
    await expect.element(field('Confirm new password')).toHaveAttribute('type', 'password');
    await expect.element(button('Submit')).toBeDisabled();
    await expect.element(page.getByText('7 to 21 characters: letters, digits and @ only.')).toBeVisible();
  });

  test.each([
    ['abc def1', 'abcdef1'],
    ['abc#de!1', 'abcde1'],
    ['a'.repeat(22), 'a'.repeat(21)],
  ])('changes the typed text %s to %s [ON-173 ON-174 ON-175]', async (typed, kept) => {
    await atPassword();
    await choose(typed);
    await expect.element(field('New password')).toHaveValue(kept);
    await expect.element(field('Confirm new password')).toHaveValue(kept);
  });

  test('rejects six characters and accepts 7 and 21 [ON-175 ON-176 ON-491]', async () => {
    await atPassword();
    await choose('abc@12');
    await expect.element(page.getByText('Password should be of minimum 7 characters')).toBeVisible();
    await expect.element(field('New password')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(submit()).toBeDisabled();
    for (const length of [7, 21]) {
      await choose('a'.repeat(length));
      await expect.element(page.getByText('Password should be of minimum 7 characters')).not.toBeInTheDocument();
      await expect.element(submit()).toBeEnabled();
    }
  });

  test('shows a different confirmation as an error and disables Submit until both are equal [ON-177 ON-490]', async () => {
    await atPassword();
    await choose('Fresh@123', 'Fresh@124');
    await expect.element(page.getByText('Password does not match')).toBeVisible();
    await expect.element(submit()).toBeDisabled();
    await choose('Fresh@123');
    await expect.element(page.getByText('Password does not match')).not.toBeInTheDocument();
    await expect.element(submit()).toBeEnabled();
  });

  test('sends one request on two presses, preserves the password after a refusal, and shows a lost answer as unknown', async () => {
    const { resetPassword } = await atPassword();
    await choose('Fresh@123');
    await userEvent.dblClick(submit());
    expect(resetPassword.calls).toHaveLength(2);
    await resetPassword.answer(refused('Please confirm the one-time password first.', '020'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please confirm the one-time password first.');
    await expect.element(field('New password')).toHaveValue('Fresh@123');
    await userEvent.click(submit());
    await resetPassword.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Busy We cannot tell whether your password was saved/);
    await expect.element(field('Confirm new password')).toHaveValue('Fresh@123');
  });
});
