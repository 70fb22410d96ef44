import type { Page } from '@playwright/test';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';
import { createCountedKeys, type CountedKeys } from '../support/counted-keys.ts';
import { expect, test, type Investor } from '../support/test.ts';

/** Limits of the key presses from the sign-in page to the placed order. A limit may only be lowered. */
const MAX_PRESSES = { sip: 86, redemption: 60 } as const;

const WITH_MANDATE = '9000000110';
const WITH_ORDERS = '9000000101';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

async function signIn(page: Page, keys: CountedKeys, investor: Investor, persona: string): Promise<void> {
  await investor.sandbox.session(persona);
  await page.goto('/signin');
  await keys.moveTo(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keys.moveTo(page.getByLabel('Mobile number', { exact: true }));
  await keys.type(investor.mobile);
  await keys.press('Enter');
  await keys.moveTo(page.getByLabel('OTP', { exact: true }));
  await keys.type('123456');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Adds the presses of a step to the report of the test. */
async function countStep(keys: CountedKeys, title: string, step: () => Promise<void>): Promise<void> {
  const before = keys.count();
  await test.step(title, step);
  test.info().annotations.push({ type: 'presses', description: `${title}: ${String(keys.count() - before)}` });
}

test('a SIP is placed within 86 key presses from the sign-in page @desktop', async ({ page, context, investor }) => {
  const keys = createCountedKeys(page);
  await countStep(keys, 'sign-in', () => signIn(page, keys, investor, WITH_MANDATE));

  await countStep(keys, 'the scheme', async () => {
    await keys.moveTo(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }),
      'Shift+Tab',
    );
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.moveTo(page.getByRole('link', { name: scheme.name }).first());
  });

  const opened = context.waitForEvent('page');
  await keys.press('Enter');
  const chart = await opened;
  keys.continueIn(chart);
  const main = chart.getByRole('main');

  await countStep(keys, 'the amount', async () => {
    await expect(chart.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await keys.moveTo(chart.getByRole('tab', { selected: true }).and(chart.getByRole('tab', { name: /SIP/ })));
    await keys.moveTo(chart.getByLabel('Amount of each instalment'));
    await keys.type('6000');
    await expect(chart.getByRole('button', { name: /^Start SIP: ₹6,000 on the / })).toBeEnabled();
    await keys.press('Enter');
    await expect(chart).toHaveURL(/\/sipCheckout\/$/);
  });

  await countStep(keys, 'the checkout', async () => {
    await expect(chart.getByRole('heading', { name: 'SIP Order Checkout' })).toBeFocused();
    await keys.moveTo(main.getByRole('radio', { name: /^(?!Yes|No)/ }).first());
    await keys.press('Space');
    await expect(main.getByRole('button', { name: 'Change the mandate' })).toBeVisible();
    await keys.moveTo(chart.getByRole('button', { name: 'Review', exact: true }));
    await keys.press('Enter');
    await keys.moveTo(chart.getByRole('button', { name: 'Create SIP Order' }));
    await keys.press('Enter');
    await keys.moveTo(chart.getByLabel('OTP', { exact: true }));
    await keys.type('123456');
    await keys.press('Enter');
    await expect(chart).toHaveURL(/\/sipResponse\/?$/);
  });
  expect(keys.count(), JSON.stringify(test.info().annotations)).toBeLessThanOrEqual(MAX_PRESSES.sip);
  expect(keys.ringFaults()).toEqual([]);
});

test('a redemption is placed within 60 key presses from the sign-in page @desktop', async ({ page, investor }) => {
  const keys = createCountedKeys(page);
  const main = page.getByRole('main');
  await countStep(keys, 'sign-in', () => signIn(page, keys, investor, WITH_ORDERS));

  await countStep(keys, 'the order', async () => {
    const strip = main.getByRole('region', { name: 'Payments ahead' });
    await expect(strip.getByText(/are waiting for your payment/)).toBeVisible();
    await keys.moveTo(main.locator('a[href^="/orderList"]').first());
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/orderList\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await countStep(keys, 'the action', async () => {
    const row = main.getByRole('row', { name: /Allotted/ }).first();
    await keys.moveTo(row.getByRole('button', { name: /^More for/ }));
    await keys.press('Enter');
    await keys.moveTo(page.getByRole('menuitem', { name: 'Redeem' }), 'ArrowDown');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/orderEditCheckout\/?$/);
  });

  await countStep(keys, 'the redemption', async () => {
    await keys.moveTo(page.getByLabel('Amount', { exact: true }));
    await keys.type('500');
    await keys.press('Enter');
    await keys.moveTo(page.getByLabel('OTP received on mobile'));
    await keys.type('123456');
    await keys.moveTo(page.getByLabel('OTP received on email'));
    await keys.type('654321');
    await keys.press('Enter');
    await expect(main.getByText(/^Your redemption of ₹500 is placed$/)).toBeVisible();
  });
  expect(keys.count(), JSON.stringify(test.info().annotations)).toBeLessThanOrEqual(MAX_PRESSES.redemption);
  expect(keys.ringFaults()).toEqual([]);
});

test('the invest panel is reached by eleven presses of Tab at 1,280 px @desktop', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto(`/charts/${scheme.isin}/${scheme.code}/${encodeURIComponent(scheme.name)}`);
  const panel = page.getByRole('complementary', { name: 'Invest' });
  await expect(panel.getByRole('tab', { selected: true })).toBeVisible();
  const keys = createCountedKeys(page);
  await keys.moveTo(panel.getByRole('tab', { selected: true }));
  expect(keys.count()).toBeLessThanOrEqual(11);
});
