import type { Page } from '@playwright/test';
import { chartPath } from '../apps/investor/src/testing/test-data.ts';
import { invest } from './orders/steps.ts';
import { expectAccessible } from './support/axe.ts';
import { pauseClock } from './support/clock.ts';
import { expectApp, holdApp, isDrawn, readShownPage, recordShifts, takeShifts } from './support/drawing.ts';
import { expect, READY, stack, test } from './support/test.ts';

const TERMS_CALL = '**/master/scheme/statistics';
const ACCOUNTS_CALL = '**/master/bankaccountlist';

const main = (page: Page) => page.getByRole('main');
const nominees = (page: Page) => main(page).getByRole('radio', { name: /^(?!Yes|No)/ });

/** Opens the checkout of a SIP as a person does: from the scheme. */
async function openSip(page: Page): Promise<void> {
  await page.goto(chartPath);
  await page.getByRole('button', { name: 'Invest', exact: true }).click();
  await page.getByRole('tab', { name: 'INVEST IN SIP' }).click();
  await page.getByLabel('Amount of each instalment', { exact: true }).fill('6000');
  await page.getByRole('button', { name: /^Start SIP: ₹6,000/ }).click();
  await expect(page).toHaveURL(/\/sipCheckout\/$/);
  // The page of the scheme has radio buttons too, and is shown until the checkout is loaded.
  await expect(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
  await expect(nominees(page).first()).toBeVisible();
}

/** Opens the checkout of a lumpsum. */
async function openLumpsum(page: Page): Promise<void> {
  await invest(page, '6000');
  await expect(nominees(page).first()).toBeVisible();
}

interface Terms {
  is_order_checkout_allowed: boolean;
  scheme_name: string;
  nominee_list: { id: string; is_selected?: boolean }[];
  sip_order_terms: { is_nach_mandate: boolean; minimum_installment_amount: number }[];
}

/** Changes the terms that the provider returns. */
const changeTerms = (page: Page, change: (terms: Terms) => void) =>
  page.route(TERMS_CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const terms = (await response.json()) as Terms;
    change(terms);
    return route.fulfill({ response, json: terms });
  });

const suggestFirstNominee = ({ nominee_list: list }: Terms) => {
  for (const [place, nominee] of list.filter(({ id }) => id !== 'none').entries()) nominee.is_selected = place === 0;
};
const payByHand = ({ sip_order_terms: options }: Terms) => {
  for (const option of options) option.is_nach_mandate = false;
};

/** Reloads the checkout while its scripts are held back, as a phone does that has closed the tab in the background. */
async function reopen(page: Page): Promise<() => void> {
  const releaseApp = await holdApp(page, new URL(page.url()).pathname);
  await page.reload({ waitUntil: 'commit' });
  return releaseApp;
}

/** Reloads the checkout and waits for its drawing. */
async function reopenDrawn(page: Page): Promise<() => void> {
  const releaseApp = await reopen(page);
  await expect(main(page).getByRole('button').last()).toBeVisible();
  expect(await isDrawn(page)).toBe(true);
  return releaseApp;
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn(READY);
});

const bothReads = ['statistics', 'bankaccountlist'];

for (const [what, open, change, reads] of [
  ['a SIP', openSip, () => undefined, bothReads],
  ['a SIP that is paid by hand', openSip, payByHand, bothReads],
  ['a SIP with a suggested nominee', openSip, suggestFirstNominee, bothReads],
  ['a lumpsum', openLumpsum, () => undefined, ['statistics']],
  ['a lumpsum with a suggested nominee', openLumpsum, suggestFirstNominee, ['statistics']],
] as const)
  for (const language of ['en', 'hi'])
    test(`the drawn checkout of ${what} is that of the app, and is replaced without a shift (${language})`, async ({
      page,
      context,
    }) => {
      await open(page);
      await context.addCookies([{ name: 'folioflow-language', value: language, url: stack.investor }]);
      await changeTerms(page, change);
      await page.addInitScript(recordShifts);
      const calls: string[] = [];
      page.on('request', (call) => {
        if (call.method() === 'POST') calls.push(new URL(call.url()).pathname.split('/').at(-1) ?? '');
      });
      const releaseApp = await reopenDrawn(page);
      await page.evaluate(() => document.fonts.ready);
      const drawn = await page.evaluate(readShownPage);
      expect(drawn.length).toBeGreaterThan(60);
      await takeShifts(page);

      releaseApp();
      await expectApp(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(readShownPage)).toEqual(drawn);
      expect(await takeShifts(page)).toBeLessThan(0.001);
      expect(calls.filter((name) => bothReads.includes(name)).sort()).toEqual(reads.toSorted());
    });

for (const [what, open] of [
  ['a SIP', openSip],
  ['a lumpsum', openLumpsum],
] as const)
  test(`the drawn checkout of ${what} has no accessibility violation in either theme`, async ({ page }) => {
    await open(page);
    await reopenDrawn(page);
    await expectAccessible(page);
  });

test('a nominee, the unfolded summary and the focus move from the drawn checkout to the app', async ({ page }) => {
  await openSip(page);
  const releaseApp = await reopenDrawn(page);
  const fold = page.locator('details', { has: page.getByText('₹6,000') }).first();
  await fold.locator('summary').click();
  await nominees(page).first().check();

  releaseApp();
  await expectApp(page);
  await expect(nominees(page).first()).toBeChecked();
  await expect(nominees(page).first()).toBeFocused();
  await expect(fold).toHaveAttribute('open', '');
  // The mandates follow the nominee.
  await expect(
    main(page).getByRole('heading', { level: 2 }).or(main(page).getByRole('checkbox')).first(),
  ).toBeVisible();
});

test('a decision for no nominee in the drawn checkout is that of the app', async ({ page }) => {
  await openSip(page);
  const releaseApp = await reopenDrawn(page);
  await main(page).getByRole('radio', { name: /^No/ }).check();
  releaseApp();
  await expectApp(page);
  await expect(main(page).getByRole('radio', { name: /^No/ })).toBeChecked();
  await expect(nominees(page)).toHaveCount(0);
});

test('a press that confirms the suggested nominee in the drawn checkout is performed by the app', async ({ page }) => {
  await openSip(page);
  await changeTerms(page, suggestFirstNominee);
  const releaseApp = await reopenDrawn(page);
  const confirm = main(page).getByRole('button').last();
  const name = (await confirm.textContent()) ?? '';
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  releaseApp();
  await expectApp(page);
  await expect(main(page).getByRole('button', { name, exact: true })).toHaveCount(0);
});

for (const [what, change, shown] of [
  ['does not accept orders', (terms: Terms) => (terms.is_order_checkout_allowed = false), 'link'],
  [
    'does not offer the amount',
    (terms: Terms) => {
      for (const option of terms.sip_order_terms) option.minimum_installment_amount = 7000;
    },
    'link',
  ],
] as const)
  test(`a checkout is not drawn where the provider ${what}`, async ({ page }) => {
    await openSip(page);
    await changeTerms(page, change);
    const answered = page.waitForResponse(ACCOUNTS_CALL);
    const releaseApp = await reopen(page);
    await answered;
    await expect(page.locator('.first-paint')).toBeVisible();
    expect(await isDrawn(page)).toBe(false);
    releaseApp();
    await expect(main(page).getByRole(shown).first()).toBeVisible();
    await expect(nominees(page)).toHaveCount(0);
  });

/** Reloads the checkout, and expects that it requests no terms before the app is there. */
async function expectNoReads(page: Page): Promise<() => void> {
  const requested: string[] = [];
  page.on('request', (call) => requested.push(new URL(call.url()).pathname));
  const releaseApp = await reopen(page);
  // A drawing begins its reads before the page is parsed.
  await page.waitForLoadState('domcontentloaded');
  expect(requested.filter((path) => /\/(statistics|bankaccountlist)$/.test(path))).toEqual([]);
  expect(await isDrawn(page)).toBe(false);
  return releaseApp;
}

test('an order that is only paid is not drawn', async ({ page }) => {
  await openLumpsum(page);
  await page.evaluate(() => {
    const entry = history.state as { readonly usr: object };
    history.replaceState({ ...entry, usr: { ...entry.usr, request_mode: 'paynow' } }, '');
  });
  const releaseApp = await expectNoReads(page);
  releaseApp();
  await expect(main(page).getByRole('link').or(main(page).getByRole('button')).first()).toBeVisible();
});

test('the app requests the accounts again where the provider has another name for the scheme', async ({ page }) => {
  await openSip(page);
  await changeTerms(page, (terms) => (terms.scheme_name = 'Renamed Fund'));
  const requested: unknown[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/bankaccountlist')) requested.push(call.postDataJSON());
  });
  const releaseApp = await reopen(page);
  releaseApp();
  await expect(nominees(page).first()).toBeVisible();
  expect(requested).toMatchObject([{}, { scheme_name: 'Renamed Fund' }]);
});

test('a checkout with a submission that was not answered is not drawn', async ({ page }) => {
  await openSip(page);
  await page.evaluate(() =>
    history.replaceState({ ...(history.state as object), unanswered: { createSipOrder: 'a-key' } }, ''),
  );
  const releaseApp = await expectNoReads(page);
  releaseApp();
  await expect(nominees(page).first()).toBeVisible();
});

test('on a slow connection, the scripts of the app wait for the drawing', async ({ page, context }) => {
  await openSip(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const slow = { latency: 300, downloadThroughput: 31_250, uploadThroughput: 6_250 };
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  const answer = Promise.withResolvers<undefined>();
  await page.route(ACCOUNTS_CALL, async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.fallback();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const asked = page.waitForRequest(ACCOUNTS_CALL);
  // After three seconds, the scripts wait no longer.
  await pauseClock(page);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  expect(scripts).toEqual([]);
  answer.resolve(undefined);
  await page.clock.resume();
  await expect(nominees(page).first()).toBeVisible();
  await expectApp(page);
  expect(scripts.length).toBeGreaterThan(3);
});
