import { credentials } from '@folioflow/flows/words/credentials';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { emailField } from './access.ts';

export const requestResetButton = () => button(credentials['reset.next']);
export const resetCodeHeading = () => page.getByRole('heading', { name: credentials['reset.code.title'] });
export const newPasswordHeading = () => page.getByRole('heading', { name: credentials['reset.password.title'] });
export const newPasswordField = () => field(credentials['reset.password.label']);
export const resetPasswordButton = () => button(credentials['reset.submit']);

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
  await typeText(field(credentials['reset.password.confirmation']), password);
}

/** Submits the email address, or the first password, of a sign-up. */
export const verificationSubmitButton = () => button(credentials['verify.submit']);
export const firstPasswordField = () => field(credentials['verify.password.label']);
export const firstPinField = () => field(credentials['pin.label']);
export const firstPinConfirmationField = () => field(credentials['pin.confirmation']);
export const setPinButton = () => button(credentials['pin.submit']);
