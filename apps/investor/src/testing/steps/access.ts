import { expect, field, page, visit } from '../app-test.tsx';
import { press, type } from '@folioflow/wiring/testing/hands';

/** Sign-in as a person does it, up to the code. */
export async function askForCode(mobile: string): Promise<void> {
  visit('/signin');
  await type(field('Mobile number'), mobile);
  await press(page.getByRole('button', { name: 'Sign in with OTP' }));
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await type(field('OTP'), code);
  await press(page.getByRole('button', { name: 'Verify' }));
}

/** What the page has kept, by key. */
export const stored = (): Readonly<Record<string, string>> => Object.fromEntries(Object.entries<string>(localStorage));
