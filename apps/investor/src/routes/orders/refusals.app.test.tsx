import { button, closeAlert, describe, expect, page, test, visit } from '../../testing/app-test.tsx';
import { confirmOrder, createOrder, firstNominee, invest, orderCodeField } from '../../testing/steps/order.ts';
import { chartPath } from '../../testing/test-data.ts';

const createRefusal = (operation: string) => ({
  operation,
  kind: 'code',
  value: { code: '099', messageText: `${operation} is refused` },
});

describe('another code of an operation shows an alert with its text and ends loading', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn();
  });

  for (const [operation, path] of [
    ['listSchemes', '/schemeList'],
    ['getSchemeStatistics', chartPath],
    ['listOrders', '/orderList'],
    ['getPortfolio', '/portfolio'],
  ] as const) {
    test(`${operation} [ON-485 OM-324]`, async ({ investor }) => {
      await investor.sandbox.injectFault(createRefusal(operation));
      visit(path);
      await closeAlert(`${operation} is refused`);
      await expect.element(page.getByText(/We are fetching/)).toHaveLength(0);
    });
  }

  test('sendTwoFactorOtp and createSingleOrder [ON-485 OM-324]', async ({ investor }) => {
    await invest('5000');
    await investor.sandbox.injectFault(createRefusal('sendTwoFactorOtp'));
    await firstNominee().click();
    await createOrder();
    await closeAlert('sendTwoFactorOtp is refused');
    await button('Back').click();
    await expect.element(button('Change the nominee')).toBeVisible();
    await createOrder();
    await expect.element(orderCodeField()).toBeVisible();
    await investor.sandbox.injectFault(createRefusal('createSingleOrder'));
    await confirmOrder();
    await expect.element(page.getByRole('alertdialog').getByText('createSingleOrder is refused')).toBeVisible();
  });
});
