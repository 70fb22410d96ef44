import { expect, stack, test } from './support/test.ts';

test('the investor app opens under its policy and answers a deep link', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mutual Fund Investment App');
});

test('the page shows its purpose before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.investor);
  await expect(page.getByText('Every rupee accounted for, from the first SIP to the last.')).toBeVisible();
  // Playwright's locators ignore <noscript> although it is shown.
  expect(await page.content()).toContain('Folioflow needs JavaScript.');
  await context.close();
});

test('the back-office is another origin with the same policy', async ({ page }) => {
  const answer = await page.goto(stack.backoffice);
  expect(new URL(stack.backoffice).origin).not.toBe(new URL(stack.investor).origin);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a copied persona is signed in without the steps of the sign-in', async ({ investor, page }) => {
  await investor.signIn();
  await page.goto('/settings');
  await expect(page).toHaveURL(`${stack.investor}/settings`);
  expect(await investor.sandbox.outbox()).toEqual([]);
});
