import type { Locator, Page } from '@playwright/test';
import { expect, stack, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const MAX_STOPS = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_STOPS} stops with Tab did not reach ${String(element)}`);
}

async function pressByKeyboard(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test('signing in, finding a scheme, ordering and paying work by keyboard alone', async ({
  page,
  context,
  investor,
}) => {
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
  await pressByKeyboard(page, 'Verify');
  await expect(page).toHaveURL(/\/portfolio\/$/);

  await pressByKeyboard(page, 'Explore', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mutual funds' })).toBeVisible();
  await pressByKeyboard(page, 'AMC List');
  const search = page.getByRole('searchbox', { name: 'Search AMC List' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AMC List' })).toBeFocused();
  const opened = context.waitForEvent('page');
  await pressByKeyboard(page, new RegExp(scheme.name.replace(/[()]/g, '\\$&')), 'link');
  const chart = await opened;
  await expect(chart.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();

  await tabTo(chart, chart.getByRole('tab', { selected: true }).and(chart.getByRole('tab', { name: /SIP|LUMPSUM/ })));
  await chart.keyboard.press('End');
  const amount = chart.getByLabel('Amount', { exact: true });
  await tabTo(chart, amount);
  await chart.keyboard.type('6100');
  await pressByKeyboard(chart, 'Invest Now');
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
  await pressByKeyboard(chart, 'Review');
  await pressByKeyboard(chart, 'Create Order');
  const orderCode = chart.getByLabel('OTP', { exact: true });
  await tabTo(chart, orderCode);
  await chart.keyboard.type('123456');
  await pressByKeyboard(chart, 'Confirm Order');
  await expect(chart).toHaveURL(/\/orderEditCheckout\/$/);

  const calls = recordProviderCalls(chart);
  await tabTo(chart, chart.getByRole('radio').first());
  await chart.keyboard.press('Space');
  await expect(chart.getByRole('radio').first()).toBeChecked();
  await pressByKeyboard(chart, /^Pay/);
  await chart.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
});
