import type { Page } from '@playwright/test';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { findFreePorts } from '../tools/serve/ports.ts';
import { startStack, type Stack } from '../tools/serve/stack.ts';
import { now } from './support/clock.ts';
import { expect, READY, test } from './support/test.ts';

const PRODUCT = 'Nivesh & Sons';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({
    environment: { FOLIOFLOW_PRODUCT_NAME: PRODUCT, FOLIOFLOW_SUPPORT_EMAIL: 'help@nivesh.example' },
    log: () => undefined,
    ports: await findFreePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder: null,
    seed: 'full',
    clock: now,
  });
});
test.afterAll(() => stack.close());

/** Opens a page and expects the name of the default product neither in its answer nor in the shown page. */
async function expectRenamedPage(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(await answer?.text(), address).not.toMatch(/folioflow/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = await page.content();
  expect(html, address).not.toMatch(/folioflow/i);
  expect(html, address).not.toContain('%product%');
  expect(html, address).not.toContain('{product}');
}

const hasLoadedLogo = (page: Page) =>
  page
    .getByRole('banner')
    .locator('img')
    .first()
    .evaluate((logo: HTMLImageElement) => logo.decode().then(() => logo.naturalWidth > 0));

test('a renamed product shows its name on every public page, and the default name on none', async ({ page }) => {
  for (const path of ['/', '/signin', '/signup', '/terms-condition', '/privacy-policy', '/contact', '/nowhere']) {
    await expectRenamedPage(page, stack.investor + path);
    await expect(page.getByRole('banner')).toContainText(PRODUCT);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${PRODUCT}`);
    expect(await hasLoadedLogo(page), path).toBe(true);
  }
  await page.goto(stack.investor);
  await expect(page).toHaveTitle(PRODUCT);
});

test('the frame of a signed-in investor has the name of the product', async ({ page }) => {
  const sandbox = createInvestorSandbox(stack.sandbox, createUnusedMobile());
  const session = await sandbox.session(READY);
  await page.goto(`${stack.investor}/config.json`);
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, session);
  await expectRenamedPage(page, `${stack.investor}/portfolio`);
  await expect(page.getByRole('banner').getByRole('link', { name: PRODUCT })).toHaveAttribute('href', '/schemeList');
});

test('the back-office has the name of the product in its title and its link home', async ({ page }) => {
  await expectRenamedPage(page, stack.backoffice);
  await expect(page).toHaveTitle(`Staff sign-in · ${PRODUCT} back-office`);
  await expect(page.getByRole('banner').getByRole('link', { name: `${PRODUCT} back-office` })).toBeVisible();
  expect(await hasLoadedLogo(page)).toBe(true);
});

test('the page has the name before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stack.investor}/schemeList`);
  await expect(page).toHaveTitle(PRODUCT);
  await expect(page.getByText(`Opening ${PRODUCT}`)).toBeVisible();
  expect(await page.content()).toContain('Nivesh &amp; Sons needs JavaScript.');
  await context.close();
});
