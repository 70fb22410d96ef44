import type { Page } from '@playwright/test';
import { expect, stack, test } from './support/test.ts';

const theme = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--canvas'));
const LIGHT = '#f5f6fa';
const DARK = '#0b101a';

/** The ground of the page at each of its first paints. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.querySelector('body > *') !== null)
        seen.push(getComputedStyle(document.documentElement).getPropertyValue('--canvas'));
      if (seen.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('a chosen theme holds on every page, after a reload before anything is painted, in other tabs, and past the end of a session', async ({
  page,
  context,
  investor,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await ground(page)).toBe(LIGHT);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/signin');
  await expect(theme(other)).toHaveValue('system');

  await theme(page).selectOption('Dark');
  expect(await ground(page)).toBe(DARK);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', DARK);
  await expect(theme(other)).toHaveValue('dark');
  expect(await ground(other)).toBe(DARK);

  await watchPaints(page);
  await page.goto('/signin');
  await expect(theme(page)).toHaveValue('dark');
  expect(new Set(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))).toEqual(
    new Set([DARK]),
  );

  await investor.signIn();
  await page.goto('/portfolio');
  await expect(theme(page)).toHaveValue('dark');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  expect(await ground(page)).toBe(DARK);

  await theme(page).selectOption('System');
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK);
});

test('what else stands in its place is no theme', async ({ page }) => {
  await page.goto(`${stack.investor}/config.json`);
  await page.evaluate(() => localStorage.setItem('theme', 'constructor'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/signin');
  await expect(theme(page)).toHaveValue('system');
  expect(await ground(page)).toBe(LIGHT);
});

test('the header is titled with the name of the person @layout', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto('/portfolio');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Meera Iyer' })).toBeVisible();
  await page.evaluate(() => {
    const { login_name: _, ...profile } = JSON.parse(localStorage.getItem('profileData') ?? '{}') as Record<
      string,
      string
    >;
    localStorage.setItem('profileData', JSON.stringify(profile));
  });
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('button', { name: `••••••${investor.mobile.slice(-4)}` }),
  ).toBeVisible();
});
