import type { Order } from '@folioflow/api/contract';
import { chooseFile, press } from '@folioflow/wiring/testing/gestures';
import { button, expect, page, READY, visit, type Investor, type Network } from '../app-test.tsx';
import { drawPicture } from '../pictures.ts';
import { confirmAccountButton, NO_PRIMARY, proceedToCheque } from './accounts.ts';
import { additionAmountField, startInvestMore, confirmAddition } from './addition.ts';
import { chequeField } from './bank.ts';
import { newMandateButton, newMandateRadio, registerMandateButton } from './mandates.ts';
import { chooseCancellation, choosePause, skipInstalments, fetchOrders } from './order-actions.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest } from './order.ts';
import { confirmValidPin } from './pin.ts';
import {
  createSipState,
  askForSipCode,
  changeMandateButton,
  confirmSip,
  reviewSipButton,
  settleSipNominee,
} from './sip.ts';
import { startTransfer, enterTransfer, submitTransferButton } from './transfer.ts';
import {
  askForWithdrawalCode,
  chooseWithdrawal,
  chooseWithdrawalEnd,
  confirmWithdrawal,
  enterWithdrawal,
} from './withdrawal.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
/** Mandate of that persona that awaits its signed form. */
const PENDING_MANDATE = 'M1004';

interface SubmissionContext {
  readonly investor: Investor;
  readonly network: Network;
}

/** Steps that lead to a consequential call. */
export interface Submission {
  /** Path of the call. */
  readonly path: string;
  readonly like: string;
  /** Opens the page as a new entry of the history; on a list it returns the place of the order. */
  readonly open: (submissionContext: SubmissionContext) => Promise<unknown>;
  /** Leads from the page, also after a reload, to the confirmation. */
  readonly enter: (place: number) => Promise<unknown>;
  readonly confirm: () => Promise<unknown>;
  /** True if the list of the page shows the effect, so that there is no repetition. */
  readonly isListed?: true;
}

const createPlaceFinder =
  (path: string, matches: (order: Order) => boolean) =>
  async ({ network }: SubmissionContext): Promise<number> =>
    (await fetchOrders(network, path)).findIndex(matches);

const createPageOpener = (path: string, state?: object) => () => {
  visit(path, state);
  return Promise.resolve();
};
const registerMandate = () => press(registerMandateButton());

/** Submissions with an outcome that a reopened page cannot always show. */
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
    open: createPageOpener('/sipCheckout', createSipState()),
    enter: async () => {
      await settleSipNominee();
      await expect.element(changeMandateButton()).toBeVisible();
      await press(reviewSipButton());
      await askForSipCode();
    },
    confirm: confirmSip,
  },
  'a STP': {
    path: 'stp/register',
    like: WITH_ORDERS,
    open: ({ network }) => startTransfer(network),
    enter: async () => {
      await enterTransfer('500');
      await press(submitTransferButton());
    },
    confirm: confirmValidPin,
  },
  'another investment': {
    path: 'order/additional',
    like: WITH_ORDERS,
    open: ({ network }) => startInvestMore(network),
    enter: () => expect.element(additionAmountField()).toBeVisible(),
    confirm: () => confirmAddition('5000'),
  },
  'a SWP': {
    path: 'swp/create',
    isListed: true,
    like: WITH_ORDERS,
    open: createPlaceFinder('/orderList', ({ is_swp_allowed: may, mf_order_swp_enabled: on }) => may && !on),
    enter: async (place) => {
      await chooseWithdrawal(place);
      await enterWithdrawal('600');
      await askForWithdrawalCode();
    },
    confirm: () => confirmWithdrawal('123456'),
  },
  'the end of a SWP': {
    path: 'swp/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: createPlaceFinder('/orderList', ({ mf_order_swp_enabled: on }) => on),
    enter: chooseWithdrawalEnd,
    confirm: confirmValidPin,
  },
  'the cancellation of an order': {
    path: 'order/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: createPlaceFinder('/orderList', ({ is_cancel_allowed: may }) => may),
    enter: chooseCancellation,
    confirm: confirmValidPin,
  },
  'the cancellation of a SIP': {
    path: 'xsip/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: createPlaceFinder('/sipList', ({ is_cancel_allowed: may, mf_order_type }) => may && mf_order_type === 'xsip'),
    enter: chooseCancellation,
    confirm: confirmValidPin,
  },
  'the pause of a SIP': {
    path: 'xsip/pause',
    isListed: true,
    like: WITH_ORDERS,
    open: createPlaceFinder('/sipList', ({ mf_order_is_pause_allowed: may }) => may),
    enter: async (place) => {
      await choosePause(place);
      await skipInstalments(1);
    },
    confirm: confirmValidPin,
  },
  'a mandate': {
    path: 'xsip/mandate/register',
    isListed: true,
    like: READY,
    open: createPageOpener('/mandateList'),
    enter: () => press(newMandateButton()),
    confirm: registerMandate,
  },
  'a mandate of a SIP': {
    path: 'xsip/mandate/register',
    isListed: true,
    like: READY,
    open: createPageOpener('/sipCheckout', createSipState()),
    enter: async () => {
      await settleSipNominee();
      await expect.element(newMandateRadio()).toBeChecked();
    },
    confirm: registerMandate,
  },
  'the cancellation of a mandate': {
    path: 'validation/nachmandate/cancel',
    isListed: true,
    like: WITH_ORDERS,
    open: createPageOpener('/mandateList'),
    enter: () => press(button(`Cancel Mandate ${PENDING_MANDATE}`)),
    confirm: () => press(page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' })),
  },
  'a bank account': {
    path: 'validation/bankaccount/add',
    isListed: true,
    like: NO_PRIMARY,
    open: createPageOpener('/bankAccountList'),
    enter: async () => {
      await proceedToCheque('100000000077');
      await chooseFile(chequeField(), await drawPicture('cheque.png'));
    },
    confirm: () => press(confirmAccountButton()),
  },
  'the primary account': {
    path: 'validation/bankaccount/primary',
    isListed: true,
    like: NO_PRIMARY,
    open: createPageOpener('/bankAccountList'),
    enter: () => press(page.getByRole('button', { name: /^Make Primary/ }).last()),
    confirm: confirmValidPin,
  },
} as const satisfies Readonly<Record<string, Submission>>;
