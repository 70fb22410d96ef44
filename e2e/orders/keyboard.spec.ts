import type { Locator, Page } from '@playwright/test';
import { expect, stack, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { scheme } from '../../apps/investor/src/testing/known.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const MOST_STOPS = 120;

/** Goes on with Tab until the element has the focus, as a person without a pointer does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops with Tab did not reach ${String(element)}`);
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test('sign in, find a scheme, order it and pay, by keyboard alone', async ({ page, context, investor }) => {
  await investor.sandbox.session('9000000100');
  await page.goto('/signin');
  const mobile = page.getByLabel('Mobile number', { exact: true });
  await tabTo(page, mobile);
  await page.keyboard.type(investor.mobile);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('OTP', { exact: true });
  await expect(code).toBeVisible();
  await tabTo(page, code);
  await page.keyboard.type('123456');
  await press(page, 'Verify');
  await expect(page).toHaveURL(/\/portfolio\/$/);

  await press(page, 'Explore', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mutual funds' })).toBeVisible();
  await press(page, 'AMC List');
  const search = page.getByRole('searchbox', { name: 'Search AMC List' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AMC List' })).toBeFocused();
  const opened = context.waitForEvent('page');
  await press(page, new RegExp(scheme.name.replace(/[()]/g, '\\$&')), 'link');
  const chart = await opened;
  await expect(chart.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();

  await tabTo(chart, chart.getByRole('tab', { selected: true }).and(chart.getByRole('tab', { name: /SIP|LUMPSUM/ })));
  await chart.keyboard.press('End');
  const amount = chart.getByLabel('Amount', { exact: true });
  await tabTo(chart, amount);
  await chart.keyboard.type('6100');
  await press(chart, 'Invest Now');
  await expect(chart.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
  await tabTo(
    chart,
    chart
      .getByRole('main')
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first(),
  );
  await chart.keyboard.press('Space');
  await expect(
    chart
      .getByRole('main')
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first(),
  ).toBeChecked();
  await press(chart, 'Review');
  await press(chart, 'Create Order');
  const orderCode = chart.getByLabel('OTP', { exact: true });
  await tabTo(chart, orderCode);
  await chart.keyboard.type('123456');
  await press(chart, 'Confirm Order');
  await expect(chart).toHaveURL(/\/orderEditCheckout\/$/);

  const calls = providerCalls(chart);
  await tabTo(chart, chart.getByRole('radio').first());
  await chart.keyboard.press('Space');
  await expect(chart.getByRole('radio').first()).toBeChecked();
  await press(chart, /^Pay/);
  await chart.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
});
