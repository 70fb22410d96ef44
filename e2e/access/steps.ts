import { expect, type Page } from '@playwright/test';
import { stack } from '../support/stack.ts';

/** Signs in up to the code screen. */
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

/** Returns the values of the local storage by key. */
export const readStoredValues = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Readonly<Record<string, string>>);

export const openProfileMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();

/** Aborts the next call; a browser would repeat a call whose socket the server closes. */
export const failNextCall = (page: Page, path: string) =>
  page.route(`${stack.sandbox}/api/v1/${path}`, (route) => route.abort(), { times: 1 });

/** Presses OK in the alert above the page. */
export const pressDialogOk = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

/** Returns everything that could contain a secret: storage, address, history, the page and its accessibility tree. */
export async function readTraces(page: Page): Promise<string> {
  const traces = await page.evaluate(() =>
    JSON.stringify([
      Object.fromEntries(Object.entries(localStorage)),
      Object.fromEntries(Object.entries(sessionStorage)),
      history.state,
      location.href,
      document.documentElement.innerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );
  return traces + (await page.locator('body').ariaSnapshot());
}
