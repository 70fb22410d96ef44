import { i18n } from '@folioflow/flows/testing/texts';
import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import {
  accepted,
  emailVerification,
  refused,
  type EmailVerificationOutput,
  type SignUpState,
  type EmailVerificationPorts,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { EmailVerification } from './EmailVerification.tsx';

const ok = { code: '000', messageText: '' };

async function opened(routeState: SignUpState | null = { email: '' }) {
  const ports = deferredPorts<EmailVerificationPorts>();
  const { verifyEmail, validateOtp } = ports;
  const flow = emailVerification(ports);
  const newSubmission = createSubmissionKeyCounter();
  const outputs: EmailVerificationOutput[] = [];
  function Page() {
    const { view, remote } = useFlow(
      flow,
      { routeState, newSubmission },
      { onOutput: (output) => void outputs.push(output) },
    );
    return <EmailVerification view={view} remote={remote} />;
  }
  await render(<Page />);
  return { verifyEmail, validateOtp, outputs };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const email = () => field(i18n._('access.signIn.email.label'));
const code = () => field(i18n._('access.otp.label'));
const verify = () => button(i18n._('access.otp.verify'));
const submit = () => button(i18n._('credentials.verify.submit'));
const passwordField = () => field(i18n._('credentials.verify.password.label'));

async function withEmail(answer: Partial<VerifyEmailAnswer>) {
  const ports = await opened();
  await userEvent.fill(email(), 'asha@example.in');
  await userEvent.click(submit());
  await ports.verifyEmail.answer(accepted({ ...ok, ...answer }, 0));
  return ports;
}
const atCode = () => withEmail({ verify_otp: true });
const atPassword = () => withEmail({ verify_password: true });
async function choose(password: string, confirmation = password) {
  await userEvent.clear(passwordField());
  await userEvent.type(passwordField(), password);
  await userEvent.clear(field('Confirm password'));
  await userEvent.type(field('Confirm password'), confirmation);
}

test('the page shows the not-found text and no form without a started sign-up [ON-182 ON-493]', async () => {
  await opened(null);
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  expect(document.querySelectorAll('input')).toHaveLength(0);
});

describe('the address', () => {
  test('has a field and Submit on the second of four steps [ON-183]', async () => {
    await opened();
    await expect.element(email()).toBeVisible();
    await expect.element(button('Submit')).toBeDisabled();
    await expect.element(page.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent.replace(/^\d|^Done: /, '')),
    ).toEqual(['Mobile', 'Email', 'Password', 'PIN']);
  });

  test('loses its blanks, has at most 30 characters, and enables Submit if it is valid [ON-184]', async () => {
    await opened();
    await userEvent.fill(email(), ' a b@c.in ');
    await expect.element(email()).toHaveValue('ab@c.in');
    await expect.element(submit()).toBeEnabled();
    await userEvent.fill(email(), 'abc');
    await expect.element(submit()).toBeDisabled();
    await userEvent.clear(email());
    await userEvent.type(email(), 'a'.repeat(40));
    await expect.element(email()).toHaveValue('a'.repeat(30));
  });

  test('is read-only while the code and the password are entered [ON-186 ON-187 ON-190]', async () => {
    const { validateOtp } = await atCode();
    await expect.element(code()).toBeVisible();
    await expect.element(email()).toHaveAttribute('readonly');
    await userEvent.fill(code(), '123456');
    await userEvent.click(verify());
    await validateOtp.answer(accepted({ ...ok, verify_password: true }, 0));
    await expect.element(passwordField()).toBeVisible();
    await expect.element(email()).toHaveAttribute('readonly');
    await expect.element(email()).toHaveValue('asha@example.in');
  });
});

test('the code is masked, numeric, and verified with six digits only [ON-188]', async () => {
  const { validateOtp } = await atCode();
  await expect.element(code()).toHaveStyle('-webkit-text-security: disc');
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.fill(code(), '12345');
  await expect.element(verify()).toBeDisabled();
  await userEvent.fill(code(), '123456');
  await userEvent.dblClick(verify());
  expect(validateOtp.calls.map(({ request }) => request)).toMatchObject([
    { login_otp: '123456', login_request_mode: 'verifyotp' },
  ]);
  await validateOtp.answer(refused('The code is not right.', '031'));
  await expect.element(code()).toHaveValue('');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The code is not right.');
});

describe('the password', () => {
  test('loses invalid characters, has at most 22 characters, and is rejected if it is too short [ON-191 ON-192 ON-491]', async () => {
    await atPassword();
    await expect.element(page.getByText('7 to 22 characters: letters, digits and @ only.')).toBeVisible();
    await choose('abc #de!');
    await expect.element(passwordField()).toHaveValue('abcde');
    await expect.element(page.getByText('Password should be of minimum 7 characters')).toBeVisible();
    await expect.element(submit()).toBeDisabled();
    await choose('a'.repeat(23));
    await expect.element(passwordField()).toHaveValue('a'.repeat(22));
    await expect.element(submit()).toBeEnabled();
  });

  test('requires an equal confirmation [ON-193 ON-490]', async () => {
    await atPassword();
    await choose('Fresh@123', 'Fresh@124');
    await expect.element(page.getByText('Password does not match')).toBeVisible();
    await expect.element(submit()).toBeDisabled();
  });

  test('can be shown and hidden again', async () => {
    await atPassword();
    await choose('Fresh@123');
    await userEvent.click(button('Show password').first());
    await expect.element(passwordField()).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide password'));
    await expect.element(passwordField()).toHaveAttribute('type', 'password');
  });

  test('is removed after it is saved, and the server text is shown in a dialog whose OK continues [ON-194 ON-195]', async () => {
    const { outputs, verifyEmail } = await atPassword();
    await choose('Fresh@123');
    await userEvent.click(submit());
    await verifyEmail.answer(accepted({ code: '000', messageText: 'Email verified', navigateScreen: 'verify-pin' }, 0));
    await expect.element(page.getByRole('alertdialog').getByText('Email verified')).toBeVisible();
    expect(document.querySelectorAll('input')).toHaveLength(0);
    expect(outputs).toEqual([]);
    await userEvent.click(button('OK'));
    expect(outputs).toMatchObject([{ kind: 'left', exit: { to: 'verify-pin' } }]);
  });

  test('is confirmed by a default text if the server sends none, and Escape continues', async () => {
    const { outputs, verifyEmail } = await atPassword();
    await choose('Fresh@123');
    await userEvent.click(submit());
    await verifyEmail.answer(accepted({ ...ok, navigateScreen: 'verify-pin' }, 0));
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent(/Your email is verified and your password is set\. Next, choose your PIN\./);
    await userEvent.keyboard('{Escape}');
    expect(outputs).toHaveLength(1);
  });

  test('is preserved after a refusal, with the server text [ON-196]', async () => {
    const { verifyEmail } = await atPassword();
    await choose('Fresh@123');
    await userEvent.click(submit());
    await verifyEmail.answer(refused('Not now', '001'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not now');
    await expect.element(passwordField()).toHaveValue('Fresh@123');
    await expect.element(field('Confirm password')).toHaveValue('Fresh@123');
  });
});
