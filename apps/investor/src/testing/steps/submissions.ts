import type { Order } from '@folioflow/api/contract';
import { give, press } from '@folioflow/wiring/testing/hands';
import { button, expect, field, page, READY, visit, type Investor, type Network } from '../app-test.tsx';
import { drawnPicture } from '../pictures.ts';
import { confirmPin, NO_PRIMARY, untilCheque } from './accounts.ts';
import { askToInvestMore, confirmAddition } from './addition.ts';
import { choose, leaveOut, ordersAt } from './order-actions.ts';
import { chooseNomineeAndAskForCode, confirmOrder, firstNominee, invest } from './order.ts';
import { askedSip, askForSipCode, chooseMandate, confirmSip } from './sip.ts';
import { askToTransfer, enterTransfer } from './transfer.ts';
import { askForWithdrawalCode, confirmWithdrawal, enterWithdrawal } from './withdrawal.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
/** A mandate of that persona that waits for its signed form. */
const PENDING_MANDATE = 'M1004';

interface Asked {
  readonly investor: Investor;
  readonly network: Network;
}

/** A consequential call as the user comes to it. */
export interface Submission {
  /** Path of the call. */
  readonly path: string;
  readonly like: string;
  /** Opens the page on an entry of its own; on a list it returns the place of the order. */
  readonly open: (asked: Asked) => Promise<unknown>;
  /** From the page, also after a reload, to the confirmation. */
  readonly enter: (place: number) => Promise<unknown>;
  readonly confirm: () => Promise<unknown>;
  /** The page asks a list first, which shows the effect and leaves nothing to repeat. */
  readonly isListed?: true;
}

const listed =
  (path: string, isMeant: (order: Order) => boolean) =>
  async ({ network }: Asked): Promise<number> =>
    (await ordersAt(network, path)).findIndex(isMeant);

const pin = () => confirmPin('1234');
const opened = (path: string, state?: object) => () => {
  visit(path, state);
  return Promise.resolve();
};
const register = () => press(button('Register Mandate'));

/** Submissions of which a page that is opened anew cannot always show what became. */
export const submissions = {
  'a lumpsum order': {
    path: 'order/create',
    like: READY,
    open: () => invest('7300'),
    enter: chooseNomineeAndAskForCode,
    confirm: confirmOrder,
  },
  'a SIP': {
    path: 'xsip/create',
    like: WITH_ORDERS,
    open: opened('/sipCheckout', askedSip()),
    enter: async () => {
      await press(firstNominee());
      await press(chooseMandate());
      await press(button('Review'));
      await askForSipCode();
    },
    confirm: confirmSip,
  },
  'a STP': {
    path: 'stp/register',
    like: WITH_ORDERS,
    open: ({ network }) => askToTransfer(network),
    enter: async () => {
      await enterTransfer('500');
      await press(button('Start STP'));
    },
    confirm: pin,
  },
  'another investment': {
    path: 'order/additional',
    like: WITH_ORDERS,
    open: ({ network }) => askToInvestMore(network),
    enter: () => expect.element(field('Amount')).toBeVisible(),
    confirm: () => confirmAddition('5000'),
  },
  'a SWP': {
    path: 'swp/create',
    isListed: true,
    like: WITH_ORDERS,
    open: listed('/orderList', ({ is_swp_allowed: may, mf_order_swp_enabled: on }) => may && !on),
    enter: async (place) => {
      await choose(place, 'SWP');
      await enterWithdrawal('600');
      await askForWithdrawalCode();
    },
    confirm: () => confirmWithdrawal('123456'),
  },
  'the end of a SWP': {
    path: 'swp/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: listed('/orderList', ({ mf_order_swp_enabled: on }) => on),
    enter: (place) => choose(place, 'Cancel SWP'),
    confirm: pin,
  },
  'the cancellation of an order': {
    path: 'order/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: listed('/orderList', ({ is_cancel_allowed: may }) => may),
    enter: (place) => choose(place, 'Cancel'),
    confirm: pin,
  },
  'the cancellation of a SIP': {
    path: 'xsip/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: listed('/sipList', ({ is_cancel_allowed: may, mf_order_type }) => may && mf_order_type === 'xsip'),
    enter: (place) => choose(place, 'Cancel'),
    confirm: pin,
  },
  'the pause of a SIP': {
    path: 'xsip/pause',
    isListed: true,
    like: WITH_ORDERS,
    open: listed('/sipList', ({ mf_order_is_pause_allowed: may }) => may),
    enter: async (place) => {
      await choose(place, 'Pause Order');
      await leaveOut(1);
    },
    confirm: pin,
  },
  'a mandate': {
    path: 'xsip/mandate/register',
    isListed: true,
    like: READY,
    open: opened('/mandateList'),
    enter: () => press(button('Register a new mandate')),
    confirm: register,
  },
  'a mandate of a SIP': {
    path: 'xsip/mandate/register',
    isListed: true,
    like: READY,
    open: opened('/sipCheckout', askedSip()),
    enter: async () => {
      await press(firstNominee());
      await press(page.getByRole('radio', { name: /^A new mandate/ }));
    },
    confirm: register,
  },
  'the cancellation of a mandate': {
    path: 'validation/nachmandate/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: opened('/mandateList'),
    enter: () => press(button(`Cancel Mandate ${PENDING_MANDATE}`)),
    confirm: () => press(page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' })),
  },
  'a bank account': {
    path: 'validation/bankaccount/add',
    isListed: true,
    like: NO_PRIMARY,
    open: opened('/bankAccountList'),
    enter: async () => {
      await untilCheque('100000000077');
      await give(field('Cheque'), await drawnPicture('cheque.png'));
    },
    confirm: () => press(button('Confirm')),
  },
  'the primary account': {
    path: 'validation/bankaccount/primary',
    isListed: true,
    like: NO_PRIMARY,
    open: opened('/bankAccountList'),
    enter: () => press(page.getByRole('button', { name: /^Make Primary/ }).last()),
    confirm: pin,
  },
} as const satisfies Readonly<Record<string, Submission>>;
