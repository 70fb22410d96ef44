import { i18n } from '@folioflow/flows/testing/texts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { emailField } from './access.ts';

export const requestResetButton = () => button(i18n._('credentials.reset.next'));
export const resetCodeHeading = () => page.getByRole('heading', { name: i18n._('credentials.reset.code.title') });
export const newPasswordHeading = () => page.getByRole('heading', { name: i18n._('credentials.reset.password.title') });
export const newPasswordField = () => field(i18n._('credentials.reset.password.label'));
export const resetPasswordButton = () => button(i18n._('credentials.reset.submit'));

/** Leads to the code of a password reset. */
export async function askForReset(email: string): Promise<void> {
  visit('/reset');
  await typeText(emailField(), email);
  await press(requestResetButton());
  await expect.element(resetCodeHeading()).toBeVisible();
}

/** Types the new password of a reset without submitting it. */
export async function enterNewPassword(password: string): Promise<void> {
  await typeText(newPasswordField(), password);
  await typeText(field(i18n._('credentials.reset.password.confirmation')), password);
}

/** Submits the email address, or the first password, of a sign-up. */
export const verificationSubmitButton = () => button(i18n._('credentials.verify.submit'));
export const firstPasswordField = () => field(i18n._('credentials.verify.password.label'));
export const firstPinField = () => field(i18n._('credentials.pin.label'));
export const firstPinConfirmationField = () => field(i18n._('credentials.pin.confirmation'));
export const setPinButton = () => button(i18n._('credentials.pin.submit'));
