import { expect, field, page, visit } from '../app-test.tsx';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Signs in up to the code screen. */
export async function askForCode(mobile: string): Promise<void> {
  visit('/signin');
  await typeText(field('Mobile number'), mobile);
  await press(page.getByRole('button', { name: 'Sign in with OTP' }));
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await typeText(field('OTP'), code);
  await press(page.getByRole('button', { name: 'Verify' }));
}

/** Returns the values of the local storage by key. */
export const storedValues = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<string>(localStorage));
