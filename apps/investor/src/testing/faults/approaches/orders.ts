import { acknowledge, button, expect, field, page, READY, visit } from '../../app-test.tsx';
import { chartPath } from '../../known.ts';
import { askToInvestMore } from '../../steps/addition.ts';
import { askToCancel, choose, ordersAt } from '../../steps/order-actions.ts';
import { drawnPicture } from '../../pictures.ts';
import { firstNominee, invest, placeOrder } from '../../steps/order.ts';
import { askForRedemptionCodes, askToRedeem } from '../../steps/redemption.ts';
import { askToTransfer, enterTransfer } from '../../steps/transfer.ts';
import { askForWithdrawalCode, askToWithdraw, enterWithdrawal } from '../../steps/withdrawal.ts';
import { opening, wayOf, type Approaches, type Person } from '../approach.ts';
import { give, press, type } from '@folioflow/wiring/testing/hands';

const checkout = wayOf(() => invest('7400'));
// Nobody else's order is shown.
const payment = wayOf(() => placeOrder('7300'), { as: 'whoeverWent' });
/** Without a nominee, and without a declaration that there is none. */
const undeclared = wayOf(() => invest('7500'), { like: '9000000113' });

const askAgain = () => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** The persona with orders of every state. */
export const WITH_ORDERS = '9000000101';
const orderInfo = () => page.getByRole('button', { name: /^Show info/ }).first();

const reviewed = async (person: Person) => {
  await checkout.led(person);
  checkout.again(person, '/orderCheckout/');
  await press(firstNominee());
  await press(button('Review'));
};

/** The PIN that confirms what the dialog asks about. */
export const pressPin = async () => {
  await type(field('PIN'), '1234');
  await press(button('Confirm'));
};

/** Schemes, single orders, payments. */
export const orders = {
  listSchemes: opening('/schemeList', { like: READY }),
  getSchemeStatistics: opening(chartPath, { like: READY }),
  'listNominees, order': {
    open: async (person) => {
      await checkout.led(person);
      person.network.cutOff('master/nomineelist');
      checkout.again(person, '/orderCheckout/', 'nominee_list');
      await acknowledge();
      await expect.element(askAgain()).toBeEnabled();
    },
    press: () => press(askAgain()),
  },
  'uploadNominee, declaration': {
    open: async (person) => {
      await undeclared.led(person);
      undeclared.again(person, '/orderCheckout/');
      await press(page.getByRole('radio', { name: /^No/ }));
      await give(field('Signed declaration'), await drawnPicture('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png'));
    },
    press: () => press(button('Upload Declaration')),
  },
  'sendTwoFactorOtp, order': { open: reviewed, press: () => press(button('Create Order')) },
  createSingleOrder: {
    open: async (person) => {
      await reviewed(person);
      await press(button('Create Order'));
      await expect.element(field('OTP')).toBeVisible();
    },
    press: async () => {
      await type(field('OTP'), '123456');
      await press(button('Confirm Order'));
    },
  },
  'listOrders, orders': opening('/orderList', { like: READY }),
  getOrderStatus: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      visit('/orderList');
      await expect.element(orderInfo()).toBeVisible();
    },
    press: () => press(orderInfo()),
  },
  cancelOrder: {
    open: async (person) => {
      await person.investor.signIn();
      if (await askToCancel(person.network, '/orderList')) return;
      await placeOrder('7500');
      await askToCancel(person.network, '/orderList');
    },
    press: pressPin,
  },
  sendRedeemOtp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToRedeem(person.network);
      await type(field('Amount'), '500');
    },
    press: () => press(button('Redeem')),
  },
  redeemOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToRedeem(person.network);
      await askForRedemptionCodes('500');
    },
    press: async () => {
      await type(field('OTP received on mobile'), '123456');
      await type(field('OTP received on email'), '654321');
      await press(button('Verify & Confirm'));
    },
  },
  createAdditionalOrder: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToInvestMore(person.network);
      await type(field('Amount'), '5000');
    },
    press: () => press(button('Confirm')),
  },
  listStpSchemes: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      person.network.cutOff('master/stplist');
      await askToTransfer(person.network);
      await acknowledge();
      await expect.element(button('Retry')).toBeEnabled();
    },
    press: () => press(button('Retry')),
  },
  registerStp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToTransfer(person.network);
      await enterTransfer('500');
      await press(button('Start STP'));
    },
    press: pressPin,
  },
  'sendTwoFactorOtp, SWP': {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToWithdraw(person.network);
      await enterWithdrawal('600');
    },
    press: () => press(button('Register')),
  },
  createSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      await askToWithdraw(person.network);
      await enterWithdrawal('600');
      await askForWithdrawalCode();
    },
    press: async () => {
      await type(field('OTP received on mobile'), '123456');
      await press(button('Confirm SWP'));
    },
  },
  cancelSwp: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      const orders = await ordersAt(person.network, '/orderList');
      await choose(
        orders.findIndex(({ mf_order_swp_enabled: on }) => on),
        'Cancel SWP',
      );
      await expect.element(field('PIN')).toBeVisible();
    },
    press: pressPin,
  },
  getOrderStatement: opening('/sipConsolidatedStatement/R10000001/10000001/single/', { like: WITH_ORDERS }),
  getPortfolio: opening('/portfolio', { like: READY }),
  initiatePayment: {
    open: async (person) => {
      await payment.led(person);
      payment.again(person, '/orderEditCheckout/');
      await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
    },
    opens: '/paymentPage/',
    press: async () => {
      await press(page.getByRole('radio', { name: /^Net banking/ }));
      await press(page.getByRole('button', { name: /^Pay/ }));
    },
    again: () => press(page.getByRole('main').getByRole('link', { name: 'Go to Order List' })),
  },
  getOrderResponse: {
    open: payment.led,
    opens: '/orderResponse/',
    press: (person) => {
      payment.again(person, '/orderResponse/');
      return Promise.resolve();
    },
  },
  getPaymentStatus: opening('/paymentResponse', {
    like: READY,
    before: () => localStorage.setItem('payment_order_number', '55501'),
  }),
} as const satisfies Approaches;
