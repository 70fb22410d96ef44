import type { Page } from '@playwright/test';
import { invest } from './orders/steps.ts';
import { deploy, failCode } from './support/failing-code.ts';
import { assetOf } from './support/hold-code.ts';
import { expect, test } from './support/test.ts';

const PORTFOLIO = 'routes/orders/Portfolio.tsx';
const failed = /Failed to load resource|error loading dynamically imported module/;
const unfetched = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page has stopped working' });
const portfolio = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Portfolio' });
/** Where each test begins: a page that asks for little. */
const START = '/accounts';
const start = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'My KYC' });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
/**
 * The page tries by itself ever again while somebody looks at it. Hidden, and after one more press that came to nothing, it
 * asks for what is missing with the next press alone.
 */
async function onlyWhenAsked(page: Page): Promise<void> {
  await expect(unfetched(page)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await retry(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(unfetched(page)).toBeVisible();
}
const reloadBar = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A new version of Folioflow is available' });

/** What only a reload mends is said above the page, and nowhere else: nothing was sent, so no answer is missing. */
async function expectSaidOnce(page: Page): Promise<void> {
  await expect(reloadBar(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const again = /could not (be )?(fetched|reach)|Unable to reach|did not get an answer/;
  await expect(page.getByRole('main').getByText(again).filter({ visible: true })).toHaveCount(0);
}

test.beforeEach(async ({ investor, page, expectProblem }) => {
  expectProblem(failed);
  await investor.signIn();
  const asked = page.waitForResponse(/stageinfo/);
  await page.goto(START);
  await expect(start(page)).toBeVisible();
  // What the page itself asks for must not be what the network fails.
  await (await asked).finished();
});

test('a page whose code does not come says so inside the frame, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await follow(page, 'Portfolio');
  await expect(unfetched(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(portfolio(page)).toBeVisible();
});

test('a page whose code is not served comes when it is asked for again', async ({ page }) => {
  const mend = await failCode(page, PORTFOLIO, 'unavailable');
  await follow(page, 'Portfolio');
  await onlyWhenAsked(page);
  await mend();
  await retry(page);
  await expect(portfolio(page)).toBeVisible();
});

test('from a page whose code does not come, Back and every other page work', async ({ page }) => {
  await failCode(page, PORTFOLIO, 'cutOff');
  await follow(page, 'Portfolio');
  await expect(unfetched(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/accounts/);
  await expect(unfetched(page)).toHaveCount(0);
  await expect(start(page)).toBeVisible();
  await follow(page, 'Portfolio');
  await expect(unfetched(page)).toBeVisible();
  await follow(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum Order list' })).toBeVisible();
});

test('code that the browser, once it was broken, does not ask for again comes with one reload', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/SyntaxError|Unexpected/);
  await failCode(page, PORTFOLIO, { script: 'export {' }, { times: 1 });
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await follow(page, 'Portfolio');
  await expect(portfolio(page)).toBeVisible();
  expect(reloads).toBe(1);
});

test('a page that is gone after a deploy is that of the new version, after one reload', async ({ page }) => {
  const reloads = await deploy(page);
  await follow(page, 'Portfolio');
  await expect(portfolio(page)).toBeVisible();
  expect(reloads()).toBe(1);
  await page.goBack();
  await expect(start(page)).toBeVisible();
});

test('a page that the new version does not have either is reloaded once, and then only when asked to', async ({
  page,
}) => {
  const reloads = await deploy(page, (file) => file.endsWith(assetOf(PORTFOLIO)));
  await follow(page, 'Portfolio');
  await expect.poll(reloads).toBe(1);
  await expect(unfetched(page)).toBeVisible();
  await retry(page);
  await expect(unfetched(page)).toBeVisible();
  expect(reloads()).toBe(1);
});

test('a page in use is never reloaded by itself: the new version is offered, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/reset');
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.fill('asha@example.in');
  const reloads = await deploy(page);
  await email.press('Enter');
  await expectSaidOnce(page);
  await expect(email).toHaveValue('asha@example.in');
  expect(reloads()).toBe(0);
  await reloadBar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(reloads).toBe(1);
  await expect(email).toBeVisible();
  await expect(reloadBar(page)).toHaveCount(0);
});

test('a part that is gone under a half-filled form says that a new version is here, whichever page is served', async ({
  page,
}) => {
  await page.goto('/reset');
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.fill('asha@example.in');
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  const mend = await failCode(page, 'packages/api/src/contract/access.ts', 'gone');
  await email.press('Enter');
  await expectSaidOnce(page);
  await expect(email).toHaveValue('asha@example.in');
  expect(reloads).toBe(0);
  await mend();
  await reloadBar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => reloads).toBe(1);
  await expect(email).toBeVisible();
});

test('an app whose first script does not come says so, and comes when it is asked for again', async ({ page }) => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => {
    if (route.request().url().includes('theme')) return route.continue();
    return route.fulfill({ status: 503 });
  });
  for (const path of [START, '/signin']) {
    await page.goto(path);
    await expect(page.getByText('Folioflow could not be fetched.')).toBeVisible();
  }
  await page.goto(START);
  await expect(page.getByText('Opening Folioflow')).toBeHidden();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(start(page)).toBeVisible();
});

test('without the frame of those who are signed in, the page says so, and both come', async ({ page }) => {
  const mend = await failCode(page, 'app/SignedInFrame.tsx', 'unavailable');
  await page.reload();
  await onlyWhenAsked(page);
  await mend();
  await retry(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(start(page)).toBeVisible();
});

test('a page that crashes leaves the frame, says no word of what it was given, and can be left', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Crash/);
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  const script = "export function PortfolioRoute() { throw new RangeError('asha@example.in'); }";
  const mend = await failCode(page, PORTFOLIO, { script });
  await follow(page, 'Portfolio');
  await expect(crashed(page)).toBeVisible();
  await expect.poll(() => said.filter((text) => text.startsWith('Crash'))).toHaveLength(1);
  expect(said.join()).toMatch(/RangeError.*portfolio/);
  expect(said.join()).not.toContain('asha@example.in');
  await mend();
  await follow(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum Order list' })).toBeVisible();
});

test('the drawn form of sign-in keeps what was typed while its code does not come, and goes on with it', async ({
  page,
}) => {
  const mend = await failCode(page, 'routes/access/SignIn.tsx', 'unavailable');
  await page.goto('/signin');
  const field = page.getByRole('textbox', { name: 'Mobile number' });
  await field.fill('9876543210');
  const bar = page.getByRole('alert').filter({ hasText: 'We could not reach the service' });
  await expect(bar).toBeVisible();
  await mend();
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with OTP' })).toBeEnabled();
  await expect(field).toHaveValue('9876543210');
  await expect(bar).toHaveCount(0);
});

test('a form whose document does not come stays as it is, and the document comes when it is asked for again', async ({
  page,
}) => {
  const mend = await failCode(page, 'parts/PdfForm/PdfDocument.tsx', 'unavailable');
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
  await expect(crashed(page)).toHaveCount(0);
  await mend();
  await retry(page);
  await expect(page.getByRole('link', { name: /download/i })).toBeVisible();
});
