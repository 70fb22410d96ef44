import { describe } from 'vitest';
import { button, closeAlert, expect, page, test, visit, waitForPath } from './testing/app-test.tsx';
import { pages, type PageFixture } from './testing/pages.ts';
import { createOrderButton, chooseNomineeAndAskForCode, confirmOrder, invest } from './testing/steps/order.ts';

const REASON = 'Order rejected by exchange';

describe('every page', () => {
  for (const { path, like, state, heading } of Object.values<PageFixture>(pages)) {
    test(`${path} shows its heading and has an answer to each of its calls`, async ({ investor, network }) => {
      if (like !== undefined) await investor.signIn(like);
      visit(path, state);
      await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await network.waitUntilQuiet();
      await expect.element(page.getByRole('main')).not.toMatchTextContent(/^\s*$/);
      await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
    });
  }
});

test('an unknown address leads to the schemes, without a session to the first page', async ({ investor }) => {
  visit('/nowhere');
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await investor.signIn();
  visit('/nowhere');
  await expect.element(page.getByRole('link', { name: 'Go to the schemes' })).toHaveAttribute('href', '/schemeList');
});

test('a refused order shows the reason and can be placed again', async ({ investor, network }) => {
  await investor.signIn();
  await invest('5600');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
    operation: 'createSingleOrder',
    kind: 'code',
    value: { code: '071', messageText: REASON },
  });
  await confirmOrder();
  await closeAlert(REASON);
  expect(network.callsTo('order/create')).toHaveLength(1);
  await createOrderButton().click();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
});

test('a list whose server failed says so, and loads with Try again', async ({ investor, network }) => {
  await investor.signIn('9000000101');
  await investor.sandbox.injectFault({ operation: 'listOrders', kind: 'httpStatus', value: 500 });
  visit('/orderList');
  await button('Try again').click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(network.callsTo('order/list')).toHaveLength(2);
});
