import { button, closeAlert, describe, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { confirmOrder, createOrder, firstNominee, invest } from '../../testing/steps/order.ts';
import { chartPath } from '../../testing/known.ts';

const refusal = (operation: string) => ({
  operation,
  kind: 'code',
  value: { code: '099', messageText: `${operation} is refused` },
});

describe('any other code of an operation is an alert with its text, and nothing keeps turning', () => {
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
      await investor.sandbox.fault(refusal(operation));
      visit(path);
      await closeAlert(`${operation} is refused`);
      await expect.element(page.getByText(/We are fetching/)).toHaveLength(0);
    });
  }

  test('sendTwoFactorOtp and createSingleOrder [ON-485 OM-324]', async ({ investor }) => {
    await invest('5000');
    await investor.sandbox.fault(refusal('sendTwoFactorOtp'));
    await firstNominee().click();
    await createOrder();
    await closeAlert('sendTwoFactorOtp is refused');
    await button('Back').click();
    await expect
      .element(page.getByRole('main').getByRole('radio', { checked: true, name: /^(?!Yes|No)/ }))
      .toBeVisible();
    await createOrder();
    await expect.element(field('OTP')).toBeVisible();
    await investor.sandbox.fault(refusal('createSingleOrder'));
    await confirmOrder();
    await expect.element(page.getByRole('alertdialog').getByText('createSingleOrder is refused')).toBeVisible();
  });
});
