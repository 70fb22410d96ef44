import type { Page } from '@playwright/test';
import { expect, stack, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { openProfileMenu, readStoredValues } from './steps.ts';

test('a reload restores the session and its menu [ON-439]', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto('/settings');
  await expect(page.getByRole('banner').getByRole('button', { name: investor.mobile })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: investor.mobile })).toBeVisible();
});

test('removing the token in another tab signs out [ON-435]', async ({ page, context, investor }) => {
  await investor.signIn();
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto(`${stack.investor}/config.json`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL(/\/signin\/$/);
});

test('the landing page redirects to the portfolio with a stored token, and remains without one @layout [ON-012 ON-013 ON-062 ON-099 ON-100 ON-101 ON-102 ON-103]', async ({
  page,
  investor,
}) => {
  for (const path of ['/', '/landing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Buy and sell Mutual Funds seamlessly' })).toBeVisible();
    await expect(page.getByText(/fast.*secure.*1500/i)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin\/?$/);
  await investor.signIn();
  for (const path of ['/', '/landing']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/portfolio\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  }
});

test('a stored token without a profile leads over the portfolio to sign-in, which clears it [ON-101]', async ({
  page,
  investor,
}) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await investor.signIn();
  await page.evaluate(() => localStorage.removeItem('profileData'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/signin\/$/);
  expect(seen).toContain('/portfolio/');
  await expect.poll(() => readStoredValues(page)).toEqual({});
});

test('logging out works offline and sends at most one call @layout [ON-410 ON-411 ON-412 ON-477]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_/);
  await investor.signIn();
  await page.goto('/settings');
  const calls = recordProviderCalls(page);
  await page.route(`${stack.sandbox}/**`, (route) => route.abort());
  await openProfileMenu(page);
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect.poll(() => readStoredValues(page)).toEqual({});
  await expect.poll(() => calls.all.map(({ path }) => path)).toEqual(['user/logout']);
});

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a service worker of an older site is removed, and both widget scripts are loaded after the first paint [ON-440 ON-441 ON-442 DO-420 OM-322]', async ({
  page,
  context,
}) => {
  await context.route('**/older-site.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/config.json');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/older-site.js');
  });
  expect(await countWorkers(page)).toBe(1);
  await page.goto('/signin');
  await expect(page.locator(`script[src="${stack.sandbox}/sdk/esign.js"]`)).toHaveCount(1);
  await expect(page.locator(`script[src="${stack.sandbox}/sdk/checkout.js"]`)).toHaveCount(1);
  await expect.poll(() => countWorkers(page)).toBe(0);
});
