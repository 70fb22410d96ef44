import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

export const signInHeading = () => page.getByRole('heading', { name: i18n._('access.signIn.title') });
export const emailTab = () => page.getByRole('tab', { name: i18n._('access.signIn.tab.email') });
export const mobileField = () => field(i18n._('access.signIn.mobile.label'));
export const requestCodeButton = () => button(i18n._('access.signIn.mobile.submit'));
/** Field of the sign-in, of the password reset and of the email verification. */
export const emailField = () => field(i18n._('access.signIn.email.label'));
export const passwordField = () => field(i18n._('access.signIn.password.label'));
export const signInByEmailButton = () => button(i18n._('access.signIn.email.submit'));

const signUpDialog = () => page.getByRole('dialog', { name: i18n._('access.signUp.title') });
export const signUpMobileField = () =>
  signUpDialog().getByLabelText(i18n._('access.signIn.mobile.label'), { exact: true });
export const requestSignUpCodeButton = () =>
  signUpDialog().getByRole('button', { name: i18n._('access.signUp.submit') });

export const codeHeading = () => page.getByRole('heading', { name: i18n._('access.otp.title') });
/** Field of a code for the mobile number or the email address. */
export const codeField = () => field(i18n._('access.otp.label'));
export const resendCodeButton = () => button(i18n._('access.otp.resend'));
/** Waits until a requested code is sent: its waiting time is shown while the request runs. */
export async function waitForResentCode(): Promise<void> {
  await expect.element(page.getByText(/^You can resend OTP in \d+ secs$/)).toBeVisible();
  await expect.element(resendCodeButton()).not.toHaveAttribute('aria-busy', 'true');
}
export const verifyCodeButton = () => button(i18n._('access.otp.verify'));

/** Signs in up to the code screen. */
export async function askForCode(mobile: string): Promise<void> {
  visit('/signin');
  await typeText(mobileField(), mobile);
  await press(requestCodeButton());
  await expect.element(codeHeading()).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await typeText(codeField(), code);
  await press(verifyCodeButton());
}

/** Returns the values of the local storage by key. */
export const storedValues = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<string>(localStorage));
