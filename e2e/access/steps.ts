import { expect, type Page } from '@playwright/test';
import { stack } from '../support/stack.ts';

/** Sign-in as a person does it, up to the code. */
export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** What the page has kept, by key. */
export const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Readonly<Record<string, string>>);

export const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();

/** The network fails the next call; a socket closed by the server would be tried again by the browser itself. */
export const cutOff = (page: Page, path: string) =>
  page.route(`${stack.sandbox}/api/v1/${path}`, (route) => route.abort(), { times: 1 });

/** The OK of the dialog that stands above the page. */
export const acknowledge = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

/** On from the PIN that is set. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Everything in which a secret could have been left: storage, address, history, the page and how it is read out. */
export async function leftBehind(page: Page): Promise<string> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.fromEntries(Object.entries(localStorage)),
      Object.fromEntries(Object.entries(sessionStorage)),
      history.state,
      location.href,
      document.documentElement.innerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );
  return kept + (await page.locator('body').ariaSnapshot());
}
