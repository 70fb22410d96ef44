import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, pressDialogOk, READY, visit } from '../../app-test.tsx';
import { chartPath, comparisonPath } from '../../test-data.ts';
import { additionAmountField, confirmAdditionButton, startInvestMore } from '../../steps/addition.ts';
import { startCancellation, fetchOrders } from '../../steps/order-actions.ts';
import { drawPicture } from '../../pictures.ts';
import {
  confirmOrderButton,
  createOrderButton,
  invest,
  orderCodeField,
  placeOrder,
  reviewOrderButton,
  settleNominee,
} from '../../steps/order.ts';
import { confirmValidPin, pinField } from '../../steps/pin.ts';
import {
  askForRedemptionCodes,
  confirmRedemption,
  redemptionAmountField,
  requestRedemptionCodesButton,
  startRedemption,
} from '../../steps/redemption.ts';
import { startTransfer, enterTransfer, submitTransferButton } from '../../steps/transfer.ts';
import {
  askForWithdrawalCode,
  chooseWithdrawalEnd,
  confirmWithdrawal,
  enterWithdrawal,
  registerWithdrawalButton,
  startWithdrawal,
} from '../../steps/withdrawal.ts';
import { createOpeningApproach, createReplayableVisit, type Approaches, type ApproachContext } from '../approach.ts';
import { chooseFile, press, typeText } from '@folioflow/wiring/testing/gestures';

const checkout = createReplayableVisit(() => invest('7400'));
// The provider shows an order only to its investor.
const payment = createReplayableVisit(() => placeOrder('7300'), { as: 'sameInvestor' });
/** Checkout of an investor without a nominee and without a declaration. */
const undeclared = createReplayableVisit(() => invest('7500'), { like: '9000000113' });

const retryButton = () => page.getByRole('main').getByRole('button', { name: i18n._('checkout.nominee.reload') });
/** The persona with orders of every state. */
export const WITH_ORDERS = '9000000101';
const orderInfoButton = () => page.getByRole('button', { name: /^Show info/ }).first();

const openReview = async (person: ApproachContext) => {
  await checkout.prepare(person);
  checkout.replay(person, '/orderCheckout/');
  await settleNominee();
  await press(reviewOrderButton());
};

/** Approaches of schemes, single orders and payments. */
export const orders = {
  listSchemes: createOpeningApproach('/schemeList', { like: READY }),
  getSchemeStatistics: createOpeningApproach(chartPath, { like: READY }),
  'getSchemeStatistics, comparison': {
    ...createOpeningApproach('/schemeList', { like: READY }),
    press: () => {
      visit(comparisonPath);
      return Promise.resolve();
    },
  },
  'listNominees, order': {
    open: async (person) => {
      await checkout.prepare(person);
      person.network.dropNextCall('master/nomineelist');
      checkout.replay(person, '/orderCheckout/', 'nominee_list');
      await pressDialogOk();
      await expect.element(retryButton()).toBeEnabled();
    },
    press: () => press(retryButton()),
  },
  'uploadNominee, declaration': {
    open: async (person) => {
      await undeclared.prepare(person);
      undeclared.replay(person, '/orderCheckout/');
      await press(page.getByRole('radio', { name: /^No/ }));
      await chooseFile(field('Signed declaration'), await drawPicture('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
    },
    press: () => press(button('Upload Declaration')),
  },
  'sendTwoFactorOtp, order': { open: openReview, press: () => press(createOrderButton()) },
  createSingleOrder: {
    open: async (person) => {
      await openReview(person);
      await press(createOrderButton());
      await expect.element(orderCodeField()).toBeVisible();
    },
    press: async () => {
      await typeText(orderCodeField(), '123456');
      await press(confirmOrderButton());
    },
  },
  'listOrders, orders': createOpeningApproach('/orderList', { like: READY }),
  getOrderStatus: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      visit('/orderList');
      await expect.element(orderInfoButton()).toBeVisible();
    },
    press: () => press(orderInfoButton()),
  },
  cancelOrder: {
    open: async (person) => {
      await person.investor.signIn();
      if (await startCancellation(person.network, '/orderList')) return;
      await placeOrder('7500');
      await startCancellation(person.network, '/orderList');
    },
    press: confirmValidPin,
  },
  sendRedeemOtp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startRedemption(person.network);
      await typeText(redemptionAmountField(), '500');
    },
    press: () => press(requestRedemptionCodesButton()),
  },
  redeemOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startRedemption(person.network);
      await askForRedemptionCodes('500');
    },
    press: () => confirmRedemption(),
  },
  createAdditionalOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startInvestMore(person.network);
      await typeText(additionAmountField(), '5000');
    },
    press: () => press(confirmAdditionButton()),
  },
  listStpSchemes: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      person.network.dropNextCall('master/stplist');
      await startTransfer(person.network);
      await pressDialogOk();
      await expect.element(button(i18n._('transfer.retry'))).toBeEnabled();
    },
    press: () => press(button(i18n._('transfer.retry'))),
  },
  registerStp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startTransfer(person.network);
      await enterTransfer('500');
      await press(submitTransferButton());
    },
    press: confirmValidPin,
  },
  'sendTwoFactorOtp, SWP': {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startWithdrawal(person.network);
      await enterWithdrawal('600');
    },
    press: () => press(registerWithdrawalButton()),
  },
  createSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startWithdrawal(person.network);
      await enterWithdrawal('600');
      await askForWithdrawalCode();
    },
    press: () => confirmWithdrawal('123456'),
  },
  cancelSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      const fetchedOrders = await fetchOrders(person.network, '/orderList');
      await chooseWithdrawalEnd(fetchedOrders.findIndex(({ mf_order_swp_enabled: on }) => on));
      await expect.element(pinField()).toBeVisible();
    },
    press: confirmValidPin,
  },
  getOrderStatement: createOpeningApproach('/sipConsolidatedStatement/R10000001/10000001/single/', {
    like: WITH_ORDERS,
  }),
  getPortfolio: createOpeningApproach('/portfolio', { like: READY }),
  initiatePayment: {
    open: async (person) => {
      await payment.prepare(person);
      payment.replay(person, '/orderEditCheckout/');
      await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
    },
    openedPath: '/paymentPage/',
    press: async () => {
      await press(page.getByRole('radio', { name: /^Net banking/ }));
      await press(page.getByRole('button', { name: /^Pay/ }));
    },
    retry: () => press(page.getByRole('main').getByRole('link', { name: i18n._('payments.link.orderList') })),
  },
  getOrderResponse: {
    open: payment.prepare,
    openedPath: '/orderResponse/',
    press: (person) => {
      payment.replay(person, '/orderResponse/');
      return Promise.resolve();
    },
  },
  getPaymentStatus: createOpeningApproach('/paymentResponse', {
    like: READY,
    before: () => localStorage.setItem('payment_order_number', '55501'),
  }),
} as const satisfies Approaches;
