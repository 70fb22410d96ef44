import { i18n } from '@folioflow/flows/testing/texts';
import {
  accepted,
  investorRoutes,
  mobileRouteParams,
  refused,
  signInCode,
  type CustomerRouteParams,
  type SignInCodePorts,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { HeadingFocus, PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { SignInCode } from './SignInCode.tsx';

const sentAt = 1_795_150_790_000;

async function opened(
  routeParams: CustomerRouteParams | null = mobileRouteParams('9876543210'),
  before: ReactNode = null,
) {
  const ports = deferredPorts<SignInCodePorts>();
  const { sendOtp, validateOtp, findSession } = ports;
  const flow = signInCode(ports);
  let now = sentAt;
  const clock = () => now;
  const newSubmission = createSubmissionKeyCounter();
  function Page() {
    const { view, remote } = useFlow(flow, { routeParams, routes: investorRoutes, newSubmission });
    return <SignInCode view={view} remote={remote} />;
  }
  const screen = await render(
    <ClockProvider now={clock}>
      <HeadingFocus>
        {before}
        <Page />
      </HeadingFocus>
    </ClockProvider>,
  );
  return {
    sendOtp,
    validateOtp,
    findSession,
    screen,
    setNow: (moment: number) => {
      now = moment;
    },
  };
}
const code = () => page.getByLabelText(i18n._('access.otp.label'), { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const verify = () => button(i18n._('access.otp.verify'));

describe('the code page', () => {
  test('shows the instruction, Verify, Resend and Back [ON-140 ON-141 ON-143]', async () => {
    await opened();
    await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    await expect
      .element(page.getByText('You will receive an OTP on your registered mobile number, enter the same to continue'))
      .toBeVisible();
    await expect.element(button('Verify')).toBeVisible();
    await expect.element(button('Resend OTP')).toBeEnabled();
    await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/signin');
  });

  test('shows the not-found text and no form without route parameters [ON-145 ON-493]', async () => {
    await opened(null);
    await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(document.querySelectorAll('input')).toHaveLength(0);
  });

  test('shows the masked recipient with a link to another number, and focuses the code field', async () => {
    await opened();
    await expect.element(page.getByText('Sent to ••••••3210')).toBeVisible();
    await expect.element(page.getByText(/9876543210/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Change number' })).toHaveAttribute('href', '/signin');
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(page.getByText('You can request a new code now')).toBeVisible();
  });

  test('shows the masked address for a sign-in by email', async () => {
    await opened({ ...mobileRouteParams(''), login_email: 'asha@example.in', login_request_from: 'email' });
    await expect.element(page.getByText('Sent to a•••@example.in')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Change email address' })).toBeVisible();
  });

  test('focuses the code field even after a page with a heading', async () => {
    await opened(undefined, <PageHeading>Sign in</PageHeading>);
    await expect.element(code()).toHaveFocus();
  });
});

describe('the code', () => {
  test('has six digits, numeric and masked [ON-142 ON-144 DO-388]', async () => {
    await opened();
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(code()).toHaveStyle('-webkit-text-security: disc');
    await userEvent.clear(code());
    await userEvent.type(code(), '12a45');
    await expect.element(code()).toHaveValue('1245');
    await userEvent.clear(code());
    await userEvent.type(code(), '12345');
    await expect.element(verify()).toBeDisabled();
    await userEvent.clear(code());
    await userEvent.type(code(), '1234567');
    await expect.element(code()).toHaveValue('123456');
    await expect.element(verify()).toBeEnabled();
  });

  test('is emptied after a refusal, with the server text', async () => {
    const { validateOtp } = await opened();
    await userEvent.fill(code(), '111111');
    await userEvent.click(verify());
    await validateOtp.answer(refused('The code is not right.', '031'));
    await expect.element(code()).toHaveValue('');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The code is not right.');
  });

  test('is sent once on two presses', async () => {
    const { validateOtp } = await opened();
    await userEvent.fill(code(), '123456');
    await userEvent.dblClick(verify());
    expect(validateOtp.calls).toHaveLength(1);
  });
});

test('a new code disables the button and starts a countdown [ON-157]', async () => {
  const { sendOtp, screen, setNow } = await opened();
  await userEvent.click(button('Resend OTP'));
  await sendOtp.answer(accepted({ code: '000', messageText: '' }, sentAt));
  await expect.element(page.getByText('You can resend OTP in 120 secs')).toBeVisible();
  await expect.element(button('Resend OTP')).toBeDisabled();
  setNow(sentAt + 5000);
  // The countdown looks at the clock once a second.
  await expect.element(screen.getByText('You can resend OTP in 115 secs')).toBeVisible();
  expect(sendOtp.calls).toHaveLength(1);
});

test('the countdown does not move the layout on a phone', async () => {
  await page.viewport(360, 740);
  const { sendOtp } = await opened();
  const place = () => verify().element().getBoundingClientRect().top;
  const before = place();
  await userEvent.click(button('Resend OTP'));
  await sendOtp.answer(accepted({ code: '000', messageText: '' }, sentAt));
  await expect.element(page.getByText('You can resend OTP in 120 secs')).toBeVisible();
  expect(place()).toBe(before);
  await page.viewport(414, 896);
});

test('a lost answer can be checked by the session, and a new code is sent if the user is not signed in', async () => {
  const { validateOtp, findSession, sendOtp } = await opened();
  const check = button('Check again');
  await expect.element(check).not.toBeInTheDocument();
  await userEvent.fill(code(), '123456');
  await userEvent.click(verify());
  await validateOtp.fail({ kind: 'unreachable', errors: [] });
  await userEvent.click(check);
  await expect.element(page.getByRole('status')).toHaveTextContent('We are checking whether you are signed in.');
  await findSession.answer(accepted({ isSignedIn: false }, 0));
  await expect.element(page.getByText(/You are not signed in yet/)).toBeVisible();
  await sendOtp.answer(accepted({ code: '000', messageText: '' }, sentAt));
  await expect.element(code()).toHaveValue('');
  await expect.element(check).not.toBeInTheDocument();
});
