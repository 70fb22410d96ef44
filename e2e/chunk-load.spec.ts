import type { Page } from '@playwright/test';
import { invest } from './orders/steps.ts';
import { deployNewVersion, failCode } from './support/failing-code.ts';
import { findAssetFile } from './support/delay-code.ts';
import { expect, test } from './support/test.ts';

test.use({ hasRunClock: false });

const PORTFOLIO = 'routes/orders/Portfolio.tsx';
const EXPECTED_PROBLEMS = /Failed to load resource|error loading dynamically imported module/;
const loadFailureHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
const crashHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page has stopped working' });
const portfolioHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Portfolio' });
/** First page of each test; it sends few calls. */
const START_PATH = '/accounts';
const startHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'My KYC' });
const isStageRequest = (url: string) => url.endsWith('/stageinfo');
const followLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const pressRetry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const hidePage = () => void Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
/**
 * Ends the automatic retries of a visible page: a hidden page whose last retry failed loads its code only with the next
 * press.
 */
async function stopAutomaticRetries(page: Page): Promise<void> {
  await expect(loadFailureHeading(page)).toBeVisible();
  await page.evaluate(hidePage);
  await pressRetry(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(loadFailureHeading(page)).toBeVisible();
}
const newVersionBar = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A new version of Folioflow is available' });

/** Expects the offer of a reload above the page and no other error: no call was sent, so no answer is missing. */
async function expectOnlyNewVersionBar(page: Page): Promise<void> {
  await expect(newVersionBar(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const again = /could not (be )?(fetched|reach)|Unable to reach|did not get an answer/;
  await expect(page.getByRole('main').getByText(again).filter({ visible: true })).toHaveCount(0);
}

test.beforeEach(async ({ investor, page, expectProblem }) => {
  expectProblem(EXPECTED_PROBLEMS);
  await investor.signIn();
  let unanswered = 0;
  page.on('request', (request) => {
    if (isStageRequest(request.url())) unanswered += 1;
  });
  page.on('response', (response) => {
    if (isStageRequest(response.url())) unanswered -= 1;
  });
  await page.goto(START_PATH);
  await expect(startHeading(page)).toBeVisible();
  // The calls of the first page must be answered before the network fails.
  await expect(page.getByText('KYC approved')).toBeVisible();
  await expect.poll(() => unanswered).toBe(0);
});

test('a page whose code cannot be loaded shows an error inside the frame and loads once the network is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await followLink(page, 'Portfolio');
  await expect(loadFailureHeading(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(portfolioHeading(page)).toBeVisible();
});

test('a page whose code is unavailable loads with Try again', async ({ page }) => {
  const mend = await failCode(page, PORTFOLIO, 'unavailable');
  await followLink(page, 'Portfolio');
  await stopAutomaticRetries(page);
  await mend();
  await pressRetry(page);
  await expect(portfolioHeading(page)).toBeVisible();
});

test('Back and other pages work from a page whose code cannot be loaded', async ({ page }) => {
  await failCode(page, PORTFOLIO, 'cutOff');
  await followLink(page, 'Portfolio');
  await expect(loadFailureHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/accounts/);
  await expect(loadFailureHeading(page)).toHaveCount(0);
  await expect(startHeading(page)).toBeVisible();
  await followLink(page, 'Portfolio');
  await expect(loadFailureHeading(page)).toBeVisible();
  await followLink(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum Order list' })).toBeVisible();
});

test('broken code that the browser does not fetch again is loaded by one reload', async ({ page, expectProblem }) => {
  expectProblem(/SyntaxError|Unexpected/);
  await failCode(page, PORTFOLIO, { script: 'export {' }, { times: 1 });
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await followLink(page, 'Portfolio');
  await expect(portfolioHeading(page)).toBeVisible();
  expect(reloads).toBe(1);
});

test('a page that a deployment removed is loaded in the new version by one reload', async ({ page }) => {
  const reloads = await deployNewVersion(page);
  await followLink(page, 'Portfolio');
  await expect(portfolioHeading(page)).toBeVisible();
  expect(reloads()).toBe(1);
  await page.goBack();
  await expect(startHeading(page)).toBeVisible();
});

test('a page that the new version does not have either is reloaded once automatically', async ({ page }) => {
  const reloads = await deployNewVersion(page, (file) => file.endsWith(findAssetFile(PORTFOLIO)));
  await followLink(page, 'Portfolio');
  await expect.poll(reloads).toBe(1);
  await expect(loadFailureHeading(page)).toBeVisible();
  await pressRetry(page);
  await expect(loadFailureHeading(page)).toBeVisible();
  expect(reloads()).toBe(1);
});

test('a page in use is never reloaded automatically: the new version is offered, and the typed values are preserved', async ({
  page,
}) => {
  await page.goto('/reset');
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.fill('asha@example.in');
  const reloads = await deployNewVersion(page);
  await email.press('Enter');
  await expectOnlyNewVersionBar(page);
  await expect(email).toHaveValue('asha@example.in');
  expect(reloads()).toBe(0);
  await newVersionBar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(reloads).toBe(1);
  await expect(email).toBeVisible();
  await expect(newVersionBar(page)).toHaveCount(0);
});

test('a removed part of a half-filled form offers the new version', async ({ page }) => {
  await page.goto('/reset');
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.fill('asha@example.in');
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  const mend = await failCode(page, 'packages/api/src/contract/access.ts', 'gone');
  await email.press('Enter');
  await expectOnlyNewVersionBar(page);
  await expect(email).toHaveValue('asha@example.in');
  expect(reloads).toBe(0);
  await mend();
  await newVersionBar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => reloads).toBe(1);
  await expect(email).toBeVisible();
});

test('an app whose first script cannot be loaded shows an error and loads with Try again', async ({ page }) => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  for (const path of [START_PATH, '/signin']) {
    await page.goto(path);
    await expect(page.getByText('Folioflow could not be fetched.')).toBeVisible();
  }
  await page.goto(START_PATH);
  await expect(page.getByText('Opening Folioflow')).toBeHidden();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(startHeading(page)).toBeVisible();
});

test('a page whose signed-in frame cannot be loaded shows an error, and Try again loads both', async ({ page }) => {
  const mend = await failCode(page, 'app/SignedInFrame.tsx', 'unavailable');
  await page.reload();
  await stopAutomaticRetries(page);
  await mend();
  await pressRetry(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(startHeading(page)).toBeVisible();
});

test('a crashed page preserves the frame, logs no personal data, and can be left', async ({ page, expectProblem }) => {
  expectProblem(/Crash/);
  const consoleTexts: string[] = [];
  page.on('console', (message) => void consoleTexts.push(message.text()));
  const script = "export function BankAccountListRoute() { throw new RangeError('asha@example.in'); }";
  const mend = await failCode(page, 'routes/banking/BankAccountList.tsx', { script });
  // No page that was opened before has the code that does not crash.
  await page.reload();
  await expect(startHeading(page)).toBeVisible();
  await followLink(page, 'Banks and mandates');
  await expect(crashHeading(page)).toBeVisible();
  await expect.poll(() => consoleTexts.filter((text) => text.startsWith('Crash'))).toHaveLength(1);
  expect(consoleTexts.join()).toMatch(/RangeError.*bankAccountList/);
  expect(consoleTexts.join()).not.toContain('asha@example.in');
  await mend();
  await followLink(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum Order list' })).toBeVisible();
});

test('the prerendered sign-in form preserves the typed values while its code cannot be loaded', async ({ page }) => {
  const mend = await failCode(page, 'routes/access/SignIn.tsx', 'unavailable');
  await page.addInitScript(hidePage);
  await page.goto('/signin');
  const field = page.getByRole('textbox', { name: 'Mobile number' });
  await field.fill('9876543210');
  const bar = page.getByRole('alert').filter({ hasText: 'We could not reach the service' });
  await expect(bar).toBeVisible();
  const retry = bar.getByRole('button', { name: 'Try again' });
  await mend();
  // The hidden page retries by itself only once. A press during that attempt joins it, and can need a second press.
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.click({ timeout: 1000 });
    await expect(bar).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Sign in with OTP' })).toBeEnabled();
  await expect(field).toHaveValue('9876543210');
});

test('a form whose document cannot be loaded is preserved, and Try again loads the document', async ({ page }) => {
  const mend = await failCode(page, 'parts/form/PdfForm/PdfDocument.tsx', 'unavailable');
  await invest(page, '7100');
  await page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first()
    .check();
  await expect(
    page
      .getByRole('main')
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first(),
  ).toBeChecked();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(crashHeading(page)).toHaveCount(0);
  await mend();
  await pressRetry(page);
  await expect(page.getByRole('link', { name: /download/i })).toBeVisible();
});
