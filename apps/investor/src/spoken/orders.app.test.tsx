import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, pressDialogOk, test, visit, waitForPath } from '../testing/app-test.tsx';
import { WITH_ORDERS } from '../testing/faults/approaches/orders.ts';
import { orderMenuButton } from '../testing/steps/order-actions.ts';
import { cancelPinButton, pinField } from '../testing/steps/pin.ts';
import {
  emailCodeField,
  mobileCodeField,
  redemptionAmountField,
  requestRedemptionCodesButton,
  startRedemption,
} from '../testing/steps/redemption.ts';
import { startJourney } from './start-journey.ts';
import { submitButtonOf } from './submit-button.ts';

test.beforeEach(({ investor }) => investor.signIn(WITH_ORDERS));

test('a redemption is spoken as written', async ({ investor, network }) => {
  const { step, press, type, read, expectWritten } = await startJourney('Redemption', investor, network);
  await step('chooses Redeem in the list of orders', () =>
    startRedemption(network, '/orderList', ({ mf_order_scheme_specifications: { exitload } }) => exitload.is_allowed),
  );
  await read();
  await step('types more than the order is worth', () => type(redemptionAmountField(), '90000000'));
  await step('goes on to the next field', () => (page.getByRole('checkbox').element() as HTMLElement).focus());
  await step('types an amount', () => type(redemptionAmountField(), '2000'));
  await step('asks for the codes', async () => {
    await press(requestRedemptionCodesButton());
    await expect.element(mobileCodeField()).toBeVisible();
  });
  await read();
  await step('types a wrong code', async () => {
    await type(mobileCodeField(), '111111');
    await type(emailCodeField(), '654321');
    await press(submitButtonOf(emailCodeField()));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', async () => {
    await pressDialogOk();
    await expect.element(emailCodeField()).toHaveValue('');
  });
  await step('types both codes', async () => {
    await type(mobileCodeField(), '123456');
    await type(emailCodeField(), '654321');
    await press(submitButtonOf(emailCodeField()));
    await expect.element(page.getByRole('main').getByText(/^Your redemption( of ₹.*)? is placed$/)).toBeVisible();
  });
  await read();
  await expectWritten('redemption');
});

test('the list of orders and a cancellation are spoken as written', async ({ investor, network }) => {
  const { step, press, type, read, expectWritten } = await startJourney('Orders and a cancellation', investor, network);
  await step('opens the list', async () => {
    visit('/orderList');
    await expect.element(page.getByRole('article').first()).toBeVisible();
  });
  await read();
  await step('opens the menu of the first order', () => press(orderMenuButton(0)));
  await step('chooses Cancel', async () => {
    await press(page.getByRole('menuitem', { name: 'Cancel' }));
    await expect.element(pinField()).toBeVisible();
  });
  await read('dialog[open]');
  await step('leaves the dialog', () => press(cancelPinButton()));
  await step('opens it again', async () => {
    await press(orderMenuButton(0));
    await press(page.getByRole('menuitem', { name: 'Cancel' }));
  });
  await step('types a wrong PIN', async () => {
    await type(pinField(), '1111');
    await press(submitButtonOf(pinField()));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', async () => {
    await pressDialogOk();
    await expect.element(pinField()).toHaveValue('');
  });
  await step('types the PIN', async () => {
    await type(pinField(), '1234');
    await press(submitButtonOf(pinField()));
    await expect.element(page.getByRole('status').getByText('Your order was cancelled.')).toBeVisible();
  });
  await expectWritten('orders');
});

test('the holdings and one of them are spoken as written', async ({ investor, network }) => {
  const { step, press, read, expectWritten } = await startJourney('Holdings', investor, network, { hasValues: true });
  await step('opens the portfolio', async () => {
    visit('/portfolio');
    await expect.element(page.getByRole('heading', { name: i18n._('holdings.title'), exact: true })).toBeVisible();
    await expect
      .element(
        page
          .getByRole('list', { name: i18n._('holdings.list') })
          .getByRole('link')
          .first(),
      )
      .toBeVisible();
    // The chart loads in view.
    page
      .getByRole('heading', { name: i18n._('holdings.title'), exact: true })
      .element()
      .scrollIntoView();
    await expect.element(page.getByRole('heading', { name: i18n._('holdings.history'), exact: true })).toBeVisible();
  });
  await read();
  await step('opens a holding', async () => {
    await press(
      page
        .getByRole('list', { name: i18n._('holdings.list') })
        .getByRole('link')
        .first(),
    );
    await waitForPath(/\/holding/);
    await expect.element(page.getByRole('table', { name: i18n._('holding.transactions') })).toBeVisible();
    // The chart loads in view.
    const navHistory = page.getByRole('heading', { name: i18n._('holding.navHistory') });
    await expect.element(navHistory).toBeInTheDocument();
    navHistory.element().scrollIntoView();
    await expect.element(page.getByRole('img', { name: /^NAV from/ })).toBeVisible();
  });
  await read();
  await step('goes back', async () => {
    history.back();
    await waitForPath(/portfolio/);
    await expect
      .element(
        page
          .getByRole('list', { name: i18n._('holdings.list') })
          .getByRole('link')
          .first(),
      )
      .toBeVisible();
  });
  await expectWritten('holdings');
});
