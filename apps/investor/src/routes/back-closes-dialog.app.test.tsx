import { i18n } from '@folioflow/flows/testing/texts';
import { press } from '@folioflow/wiring/testing/gestures';
import { button, describe, expect, field, page, test, userEvent, visit } from '../testing/app-test.tsx';
import { chooseCancellation, fetchOrders } from '../testing/steps/order-actions.ts';
import { confirmPin, pinDialog } from '../testing/steps/pin.ts';
import {
  schemeCheckboxes,
  typeWatchlistName,
  watchlistNameField,
  watchlistPaths,
  watchlistPicker,
  WITH_WATCHLISTS,
} from '../testing/steps/watchlists.ts';
import { chooseWithdrawal, enterWithdrawal, startWithdrawal, withdrawalDialog } from '../testing/steps/withdrawal.ts';

const WITH_ORDERS = '9000000101';

/** Leads through a link, so that there is a page of the app to go back to. */
async function startSelection(): Promise<void> {
  visit('/schemeWatchList?list=none');
  await press(button('Create Your Watch List'));
  await press(schemeCheckboxes().first());
}

describe('Back while a dialog is open', () => {
  test('closes the dialog and keeps its entries and those of the page; the next one leads to the earlier page', async ({
    investor,
  }) => {
    await investor.signIn(WITH_WATCHLISTS);
    await startSelection();
    await typeWatchlistName('My picks');
    history.back();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    await expect.poll(() => location.search).toBe('?mode=add');
    await expect.element(page.getByText('1 of 10 selected')).toBeVisible();
    await press(button(i18n._('watchlists.add.submit')));
    await expect.element(watchlistNameField()).toHaveValue('My picks');
    history.back();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    await expect.poll(() => location.search).toBe('?mode=add');
    history.back();
    await expect.element(watchlistPicker()).toBeVisible();
    await expect.poll(() => location.search).not.toContain('mode=add');
  });

  test('closes an alert and no more', async ({ investor, network }) => {
    await investor.signIn(WITH_WATCHLISTS);
    await startSelection();
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await press(schemeCheckboxes().nth(place));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    history.back();
    await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
    await expect.element(page.getByText('10 of 10 selected')).toBeVisible();
    expect(network.callsTo(watchlistPaths.add)).toEqual([]);
  });

  test('keeps the plan of a SWP for the next dialog of the same order', async ({ investor, network }) => {
    await investor.signIn(WITH_ORDERS);
    const { place } = await startWithdrawal(network);
    await enterWithdrawal('600');
    await userEvent.keyboard('{Escape}');
    await expect.element(withdrawalDialog()).toHaveLength(0);
    await chooseWithdrawal(place);
    await expect.element(field('Amount of each payout')).toHaveValue('600');
  });
});

test('a dialog whose call is under way stays open after three Escapes in a row', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  const orders = await fetchOrders(network, '/sipList');
  await chooseCancellation(orders.findIndex(({ is_cancel_allowed: may }) => may));
  const answer = network.delayNextCall('xsip/cancel');
  await confirmPin('1234');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(pinDialog()).toBeVisible();
  answer();
  await expect.element(page.getByRole('status').getByText('Your SIP was cancelled.')).toBeVisible();
});
