import { pressDialogOk, button, expect, field, page, READY, visit } from '../../app-test.tsx';
import { chartPath } from '../../test-data.ts';
import { startInvestMore } from '../../steps/addition.ts';
import { startCancellation, chooseAction, fetchOrders } from '../../steps/order-actions.ts';
import { drawPicture } from '../../pictures.ts';
import { firstNominee, invest, placeOrder } from '../../steps/order.ts';
import { askForRedemptionCodes, startRedemption } from '../../steps/redemption.ts';
import { startTransfer, enterTransfer } from '../../steps/transfer.ts';
import { askForWithdrawalCode, startWithdrawal, enterWithdrawal } from '../../steps/withdrawal.ts';
import { createOpeningApproach, createReplayableVisit, type Approaches, type ApproachContext } from '../approach.ts';
import { chooseFile, press, typeText } from '@folioflow/wiring/testing/gestures';

const checkout = createReplayableVisit(() => invest('7400'));
// The provider shows an order only to its investor.
const payment = createReplayableVisit(() => placeOrder('7300'), { as: 'sameInvestor' });
/** Checkout of an investor without a nominee and without a declaration. */
const undeclared = createReplayableVisit(() => invest('7500'), { like: '9000000113' });

const retryButton = () => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** The persona with orders of every state. */
export const WITH_ORDERS = '9000000101';
const orderInfoButton = () => page.getByRole('button', { name: /^Show info/ }).first();

const openReview = async (person: ApproachContext) => {
  await checkout.prepare(person);
  checkout.replay(person, '/orderCheckout/');
  await press(firstNominee());
  await press(button('Review'));
};

/** Types the right PIN and presses Confirm. */
export const enterPinAndConfirm = async () => {
  await typeText(field('PIN'), '1234');
  await press(button('Confirm'));
};

/** Approaches of schemes, single orders and payments. */
export const orders = {
  listSchemes: createOpeningApproach('/schemeList', { like: READY }),
  getSchemeStatistics: createOpeningApproach(chartPath, { like: READY }),
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
  'sendTwoFactorOtp, order': { open: openReview, press: () => press(button('Create Order')) },
  createSingleOrder: {
    open: async (person) => {
      await openReview(person);
      await press(button('Create Order'));
      await expect.element(field('OTP')).toBeVisible();
    },
    press: async () => {
      await typeText(field('OTP'), '123456');
      await press(button('Confirm Order'));
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
    press: enterPinAndConfirm,
  },
  sendRedeemOtp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startRedemption(person.network);
      await typeText(field('Amount'), '500');
    },
    press: () => press(button('Redeem')),
  },
  redeemOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startRedemption(person.network);
      await askForRedemptionCodes('500');
    },
    press: async () => {
      await typeText(field('OTP received on mobile'), '123456');
      await typeText(field('OTP received on email'), '654321');
      await press(button('Verify & Confirm'));
    },
  },
  createAdditionalOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startInvestMore(person.network);
      await typeText(field('Amount'), '5000');
    },
    press: () => press(button('Confirm')),
  },
  listStpSchemes: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      person.network.dropNextCall('master/stplist');
      await startTransfer(person.network);
      await pressDialogOk();
      await expect.element(button('Retry')).toBeEnabled();
    },
    press: () => press(button('Retry')),
  },
  registerStp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startTransfer(person.network);
      await enterTransfer('500');
      await press(button('Start STP'));
    },
    press: enterPinAndConfirm,
  },
  'sendTwoFactorOtp, SWP': {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startWithdrawal(person.network);
      await enterWithdrawal('600');
    },
    press: () => press(button('Register')),
  },
  createSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await startWithdrawal(person.network);
      await enterWithdrawal('600');
      await askForWithdrawalCode();
    },
    press: async () => {
      await typeText(field('OTP received on mobile'), '123456');
      await press(button('Confirm SWP'));
    },
  },
  cancelSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      const orders = await fetchOrders(person.network, '/orderList');
      await chooseAction(
        orders.findIndex(({ mf_order_swp_enabled: on }) => on),
        'Cancel SWP',
      );
      await expect.element(field('PIN')).toBeVisible();
    },
    press: enterPinAndConfirm,
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
    retry: () => press(page.getByRole('main').getByRole('link', { name: 'Go to Order List' })),
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
