import type { Page } from '@playwright/test';
import { expect, stack, test } from './support/test.ts';

const themeSelect = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const readCanvasColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--canvas'));
const LIGHT = '#f5f6fa';
const DARK = '#0b101a';

/** Records the background colour of the page at each of its first paints. */
const recordPaints = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const recordPaint = () => {
      if (document.querySelector('body > *') !== null)
        seen.push(getComputedStyle(document.documentElement).getPropertyValue('--canvas'));
      if (seen.length < 30) requestAnimationFrame(recordPaint);
    };
    requestAnimationFrame(recordPaint);
  });

test('a chosen theme applies to every page and tab, from the first paint, and after the end of a session', async ({
  page,
  context,
  investor,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await readCanvasColour(page)).toBe(LIGHT);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/signin');
  await expect(themeSelect(other)).toHaveValue('system');

  await themeSelect(page).selectOption('Dark');
  expect(await readCanvasColour(page)).toBe(DARK);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', DARK);
  await expect(themeSelect(other)).toHaveValue('dark');
  expect(await readCanvasColour(other)).toBe(DARK);

  await recordPaints(page);
  await page.goto('/signin');
  await expect(themeSelect(page)).toHaveValue('dark');
  expect(new Set(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))).toEqual(
    new Set([DARK]),
  );

  await investor.signIn();
  await page.goto('/portfolio');
  await expect(themeSelect(page)).toHaveValue('dark');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  expect(await readCanvasColour(page)).toBe(DARK);

  await themeSelect(page).selectOption('System');
  expect(await readCanvasColour(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readCanvasColour(page)).toBe(DARK);
});

test('an invalid stored theme is ignored', async ({ page }) => {
  await page.goto(`${stack.investor}/config.json`);
  await page.evaluate(() => localStorage.setItem('theme', 'constructor'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/signin');
  await expect(themeSelect(page)).toHaveValue('system');
  expect(await readCanvasColour(page)).toBe(LIGHT);
});

test('the profile menu is titled with the number of the investor, of which a phone shows the last digits @layout [ON-407]', async ({
  page,
  investor,
}, { project }) => {
  await investor.signIn();
  await page.goto('/portfolio');
  const profileButton = page.getByRole('banner').getByRole('button', { name: investor.mobile, exact: true });
  const shown = project.name === 'desktop' ? investor.mobile : `••${investor.mobile.slice(-4)}`;
  await expect(profileButton.getByText(shown, { exact: true })).toBeVisible();
  await profileButton.click();
  const menu = page.getByRole('banner').getByRole('menu');
  await expect(menu.getByText(investor.mobile, { exact: true })).toBeVisible();
});
