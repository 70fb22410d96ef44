import type { Page } from '@playwright/test';
import { createCountedKeys, type CountedKeys } from '../support/counted-keys.ts';
import { expect, stack, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

async function pressByKeyboard(
  keys: CountedKeys,
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  await keys.moveTo(page.getByRole(role, { name }).first());
  await keys.press('Enter');
}

test('signing in, finding a scheme, ordering and paying work by keyboard alone @gate', async ({
  page,
  context,
  investor,
}) => {
  await investor.sandbox.session('9000000100');
  await page.goto('/signin');
  const keys = createCountedKeys(page);
  const mobile = page.getByLabel('Mobile number', { exact: true });
  await keys.moveTo(mobile);
  await keys.type(investor.mobile);
  await keys.press('Enter');
  const code = page.getByLabel('OTP', { exact: true });
  await expect(code).toBeVisible();
  await keys.moveTo(code);
  await keys.type('123456');
  await pressByKeyboard(keys, page, 'Verify');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  // The heading takes the focus with the page, also from a control that a quick press has reached before.
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();

  await pressByKeyboard(keys, page, 'Explore', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mutual funds' })).toBeVisible();
  await pressByKeyboard(keys, page, 'AMC List');
  const search = page.getByRole('searchbox', { name: 'Search AMC List' });
  await expect(search).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'AMC List' })).toBeFocused();
  const opened = context.waitForEvent('page');
  await pressByKeyboard(keys, page, new RegExp(scheme.name.replace(/[()]/g, '\\$&')), 'link');
  const chart = await opened;
  keys.continueIn(chart);
  await expect(chart.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();

  await keys.moveTo(chart.getByRole('tab', { selected: true }).and(chart.getByRole('tab', { name: /SIP|LUMPSUM/ })));
  await keys.press('End');
  const amount = chart.getByLabel('Amount', { exact: true });
  await keys.moveTo(amount);
  await keys.type('6100');
  await pressByKeyboard(keys, chart, 'Invest Now');
  await expect(chart.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
  await keys.moveTo(
    chart
      .getByRole('main')
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first(),
  );
  await keys.press('Space');
  await expect(
    chart
      .getByRole('main')
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first(),
  ).toBeChecked();
  await pressByKeyboard(keys, chart, 'Review');
  await pressByKeyboard(keys, chart, 'Create Order');
  const orderCode = chart.getByLabel('OTP', { exact: true });
  await keys.moveTo(orderCode);
  await keys.type('123456');
  await pressByKeyboard(keys, chart, 'Confirm Order');
  await expect(chart).toHaveURL(/\/orderEditCheckout\/$/);

  const calls = recordProviderCalls(chart);
  await keys.moveTo(chart.getByRole('radio').first());
  await keys.press('Space');
  await expect(chart.getByRole('radio').first()).toBeChecked();
  await pressByKeyboard(keys, chart, /^Pay/);
  await chart.waitForURL(`${stack.sandbox}/gateway**`);
  expect(calls.to('order/payment/initiate')).toHaveLength(1);
  expect(keys.ringFaults()).toEqual([]);
});
