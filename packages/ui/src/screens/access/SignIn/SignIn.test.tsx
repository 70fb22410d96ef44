import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused, signIn, type SignInInput, type SignInPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { SignIn } from './SignIn.tsx';

async function opened(input: Partial<SignInInput> = {}) {
  const ports = deferredPorts<SignInPorts>();
  const { login } = ports;
  const flow = signIn(ports);
  function Page() {
    const { view, remote } = useFlow(flow, { tab: 'mobile', variant: 'current', opensSignUp: false, ...input });
    return <SignIn view={view} remote={remote} />;
  }
  await render(<Page />);
  return { login };
}
const button = (name: string) => page.getByRole('button', { name });
const next = () => button(i18n._('access.signIn.email.submit'));
const emailField = () => page.getByLabelText(i18n._('access.signIn.email.label'), { exact: true });
const passwordField = () => page.getByLabelText(i18n._('access.signIn.password.label'), { exact: true });
const mobile = () => page.getByLabelText('Mobile number');

describe('the sign-in page', () => {
  test('has a title, a version and exactly two tabs [ON-104 ON-105 ON-106 ON-117]', async () => {
    await opened();
    await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
    await expect.element(page.getByText('V.0.0.2')).toBeVisible();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Mobile Number', 'Email Id']);
    await expect.element(page.getByRole('tab', { name: 'Mobile Number' })).toHaveAttribute('aria-selected', 'true');
  });

  test('has a field and a button in the mobile tab, two fields, a button and a link in the email tab, and registration in both [ON-107 ON-108 ON-110]', async () => {
    await opened();
    await expect.element(mobile()).toBeVisible();
    await expect.element(button('Sign in with OTP')).toBeVisible();
    await expect.element(page.getByText('For New Account Registration, Sign Up Here')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Email Id' }));
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
    await expect.element(button('Next')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/reset');
    await expect.element(page.getByText('For New Account Registration, Sign Up Here')).toBeVisible();
  });

  test('has its own texts in the older variant [ON-115]', async () => {
    await opened({ variant: 'older' });
    await expect.element(page.getByRole('heading', { name: 'Mutual Fund App' })).toBeVisible();
    await expect.element(page.getByText('V.0.0.11')).toBeVisible();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Your Mobile Number', 'Your Email Id']);
    await expect.element(button('Login')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Your Email Id' }));
    await expect.element(button('Login')).toBeVisible();
    await expect.element(page.getByText('For New Account Registration, Sign Up Here')).toBeVisible();
  });

  test('accepts the same numbers, addresses and passwords in the older variant [ON-115]', async () => {
    const { login } = await opened({ variant: 'older' });
    await userEvent.fill(mobile(), '5876543210');
    await expect.element(page.getByText('Please enter a valid mobile number')).toBeVisible();
    await expect.element(button('Login')).toBeDisabled();
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '98a765432101');
    await userEvent.dblClick(button('Login'));
    await login.answer(refused('Not registered', '001'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not registered');
    await userEvent.click(page.getByRole('tab', { name: 'Your Email Id' }));
    await userEvent.fill(emailField(), 'asha@example.in');
    await userEvent.fill(passwordField(), 'secret');
    await expect.element(button('Login')).toBeDisabled();
    await userEvent.fill(passwordField(), 'a secret');
    await userEvent.click(button('Login'));
    expect(login.calls).toMatchObject([
      { request: { login_mobile_number: '9876543210', screen_name: 'signin', login_request_mode: 'sendotp' } },
      { request: { login_email: 'asha@example.in', login_hint: 'a secret', login_request_mode: 'verifypassword' } },
    ]);
  });
});

describe('the mobile number', () => {
  test('accepts only digits, at most ten, and enables the button if it is valid [ON-123 ON-124 ON-126]', async () => {
    await opened();
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '98a7-6');
    await expect.element(mobile()).toHaveValue('9876');
    await userEvent.fill(mobile(), '987654321');
    await expect.element(button('Sign in with OTP')).toBeDisabled();
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '987654321012');
    await expect.element(mobile()).toHaveValue('9876543210');
    await expect.element(button('Sign in with OTP')).toBeEnabled();
  });

  test.each(['5876543210', '98765'])('is shown as invalid at its field for %s [ON-125 ON-488]', async (typed) => {
    await opened();
    await userEvent.fill(mobile(), typed);
    await expect.element(page.getByText('Please enter a valid mobile number')).toBeVisible();
    await expect.element(mobile()).toHaveAttribute('aria-invalid', 'true');
  });

  test('has no message for 6000000000', async () => {
    await opened();
    await userEvent.fill(mobile(), '6000000000');
    await expect.element(page.getByText('Please enter a valid mobile number')).not.toBeInTheDocument();
  });

  test('is sent once on repeated presses [ON-138]', async () => {
    const { login } = await opened();
    await userEvent.fill(mobile(), '9876543210');
    await userEvent.click(button('Sign in with OTP'));
    await expect.element(button('Sign in with OTP')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Sign in with OTP'), { force: true });
    await userEvent.keyboard('{Enter}');
    expect(login.calls).toHaveLength(1);
  });
});

describe('email and password', () => {
  const typeCredentials = async (email: string, password: string) => {
    await userEvent.fill(emailField(), email);
    await userEvent.fill(passwordField(), password);
  };

  test.each([
    ['abcdefg', 'a secret'],
    ['a@b.co', 'a secret'],
    ['aa@b.co', 'secret'],
  ])('disable the button for %s with %s and send nothing [ON-127 ON-132]', async (email, password) => {
    const { login } = await opened({ tab: 'email' });
    await typeCredentials(email, password);
    await expect.element(next()).toBeDisabled();
    expect(login.calls).toEqual([]);
  });

  test('have at most 35 and 22 characters [ON-129 ON-130]', async () => {
    await opened({ tab: 'email' });
    await userEvent.type(emailField(), 'a'.repeat(40));
    await userEvent.type(passwordField(), 'p'.repeat(30));
    await expect.element(emailField()).toHaveValue('a'.repeat(35));
    await expect.element(passwordField()).toHaveValue('p'.repeat(22));
  });

  test.each([
    ['aa@b.co', 7],
    ['aa@b.co', 22],
  ])('enable the button for %s with a password of %i characters [ON-128 ON-130]', async (email, length) => {
    await opened({ tab: 'email' });
    await typeCredentials(email, 'p'.repeat(6));
    await expect.element(next()).toBeDisabled();
    await typeCredentials(email, 'p'.repeat(length));
    await expect.element(next()).toBeEnabled();
  });

  test('are preserved after a refusal', async () => {
    const { login } = await opened({ tab: 'email' });
    await typeCredentials('asha@example.in', 'a secret');
    await userEvent.click(next());
    await login.answer(refused('Email or password is not right.', '030'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Email or password is not right.');
    await expect.element(passwordField()).toHaveValue('a secret');
    await expect.element(next()).toBeEnabled();
  });
});

describe('the sign-up dialog', () => {
  test('has a single mobile field with the same rules, and is closed without effect [ON-111 ON-112 ON-114]', async () => {
    const { login } = await opened();
    await userEvent.click(button('Sign Up Here'));
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toHaveLength(1);
    await userEvent.fill(dialog.getByLabelText('Mobile number'), '5123456789');
    await expect.element(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
    await userEvent.fill(dialog.getByLabelText('Mobile number'), '9876543210');
    await expect.element(dialog.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(login.calls).toEqual([]);
  });

  test('sends a valid number and is closed by the answer', async () => {
    const { login } = await opened({ opensSignUp: true });
    await userEvent.fill(page.getByRole('dialog').getByLabelText('Mobile number'), '9876543210');
    await userEvent.keyboard('{Enter}');
    expect(login.calls).toMatchObject([{ request: { login_mobile_number: '9876543210', screen_name: 'signup' } }]);
    await login.answer(accepted({ code: '000', messageText: '' }, 0));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
