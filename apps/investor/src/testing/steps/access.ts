import { expect, field, page, visit } from '../app-test.tsx';

/** Sign-in as a person does it, up to the code. */
export async function askForCode(mobile: string): Promise<void> {
  visit('/signin');
  await field('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterCode(code: string): Promise<void> {
  await field('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** What the page has kept, by key. */
export const stored = (): Readonly<Record<string, string>> => Object.fromEntries(Object.entries<string>(localStorage));
