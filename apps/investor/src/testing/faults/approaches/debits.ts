import { button, expect, field, waitForPath, page, READY, visit, type Investor } from '../../app-test.tsx';
import { drawPicture } from '../../pictures.ts';
import {
  addAccountButton,
  askToMakePrimary,
  confirmAccountButton,
  NO_PRIMARY,
  openAccounts,
  proceedToCheque,
} from '../../steps/accounts.ts';
import { chequeField } from '../../steps/bank.ts';
import { newMandateButton, registerMandateButton } from '../../steps/mandates.ts';
import { startCancellation, startPause, skipInstalments } from '../../steps/order-actions.ts';
import { orderCodeField } from '../../steps/order.ts';
import { confirmValidPin } from '../../steps/pin.ts';
import {
  createSipState,
  askForSipCode,
  changeMandateButton,
  showAllMandates,
  confirmSip,
  confirmSipButton,
  createSipButton,
  reviewSip,
  reviewSipButton,
  WITH_ONE_MANDATE,
  settleSipNominee,
} from '../../steps/sip.ts';
import { createOpeningApproach, type Approaches, type ApproachContext } from '../approach.ts';
import { chooseFile, press, typeText } from '@folioflow/wiring/testing/gestures';
import { WITH_ORDERS } from './orders.ts';

/** An instalment of a SIP of the list, which is fetched once for each investor. */
const instalment = (() => {
  const orders = new WeakMap<Investor, unknown>();
  return {
    prepare: async ({ investor, network }: ApproachContext) => {
      await investor.signIn(WITH_ORDERS);
      if (orders.has(investor)) return;
      const answer = network.captureAnswer<{ result: readonly { mf_child_order_information?: unknown }[] }>(
        'order/list',
      );
      visit('/sipList');
      const { result } = await answer;
      orders.set(
        investor,
        result.find((order) => order.mf_child_order_information),
      );
    },
    orderOf: ({ investor }: ApproachContext) => orders.get(investor),
  };
})();

/** A mandate that awaits its signed form. */
const REGISTERED_MANDATE = 'M1004';
const mandateButton = (does: string) =>
  page.getByRole('main').getByRole('button', { name: `${does} ${REGISTERED_MANDATE}`, exact: true });
const openMandates = async ({ investor }: ApproachContext) => {
  await investor.signIn(WITH_ORDERS);
  visit('/mandateList');
  await expect.element(mandateButton('Refresh mandate')).toBeVisible();
};

const chooseScan = async () => {
  await chooseFile(field('Signed form'), await drawPicture(`${REGISTERED_MANDATE}.png`));
};
const openMandateForm = () => press(mandateButton('Sign and upload the form for mandate'));
const refreshMandate = () => press(mandateButton('Refresh mandate'));
const cancelMandate = async () => {
  await press(mandateButton('Cancel Mandate'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' }));
};
const openSipMandates = async (person: ApproachContext) => {
  await openSipMandateStep(person, WITH_ORDERS);
  await showAllMandates();
  await expect.element(mandateButton('Refresh mandate')).toBeVisible();
};

const registerMandate = () => press(registerMandateButton());

const openSipCheckout = () => {
  visit('/sipCheckout', createSipState());
  return Promise.resolve();
};
const openSipMandateStep = async ({ investor }: ApproachContext, like: string) => {
  await investor.signIn(like);
  await openSipCheckout();
  await settleSipNominee();
};
const openSipReview = async (person: ApproachContext) => {
  await openSipMandateStep(person, WITH_ORDERS);
  await expect.element(changeMandateButton()).toBeVisible();
  await press(reviewSipButton());
};
const createSip = () => press(createSipButton());

/** Approaches of bank accounts, mandates and SIPs. */
export const debits = {
  'verifyBankAccount, further': {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await press(addAccountButton());
      await typeText(field('Account number'), '100000000077');
      await typeText(page.getByLabelText('IFSC'), 'SBOX0000001');
    },
    press: () => press(button('Verify')),
  },
  saveBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await proceedToCheque('100000000077');
      await chooseFile(chequeField(), await drawPicture('cheque.png'));
    },
    press: () => press(confirmAccountButton()),
  },
  'listBankAccounts, accounts': createOpeningApproach('/bankAccountList'),
  'listBankAccounts, mandates': createOpeningApproach('/mandateList'),
  'listBankAccounts, SIP': {
    open: ({ investor }) => investor.signIn(WITH_ORDERS),
    openedPath: '/sipCheckout/',
    press: openSipCheckout,
  },
  makePrimaryBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await askToMakePrimary();
    },
    press: confirmValidPin,
  },
  'getNachMandate, mandates': {
    open: openMandates,
    // The form with its own fields replaces the list.
    openedPath: '/mandateList/',
    press: openMandateForm,
  },
  'getNachMandate, SIP': { open: openSipMandates, openedPath: '/sipCheckout/', press: openMandateForm },
  'registerMandate, mandates': {
    open: async ({ investor }) => {
      await investor.signIn(READY);
      visit('/mandateList');
      await press(newMandateButton());
    },
    press: registerMandate,
  },
  'registerMandate, SIP': {
    open: async (person) => {
      await openSipMandateStep(person, READY);
      await expect.element(registerMandateButton()).toBeVisible();
    },
    press: registerMandate,
  },
  'uploadMandate, mandates': {
    open: async (person) => {
      await openMandates(person);
      await openMandateForm();
      await chooseScan();
    },
    press: () => press(button('Upload')),
  },
  'uploadMandate, SIP': {
    open: async (person) => {
      await openSipMandates(person);
      await openMandateForm();
      await chooseScan();
    },
    press: () => press(button('Upload')),
  },
  'refreshMandate, mandates': { open: openMandates, press: refreshMandate },
  'refreshMandate, SIP': { open: openSipMandates, press: refreshMandate },
  'cancelMandate, mandates': { open: openMandates, press: cancelMandate },
  'cancelMandate, SIP': { open: openSipMandates, press: cancelMandate },
  'getSchemeStatistics, SIP': {
    open: ({ investor }) => investor.signIn(WITH_ORDERS),
    openedPath: '/sipCheckout/',
    press: openSipCheckout,
  },
  'sendTwoFactorOtp, SIP': { open: openSipReview, press: createSip },
  createSipOrder: {
    open: async (person) => {
      await openSipReview(person);
      await createSip();
      await expect.element(orderCodeField()).toBeVisible();
    },
    press: async () => {
      await typeText(orderCodeField(), '123456');
      await press(confirmSipButton());
    },
  },
  'listOrders, SIPs': createOpeningApproach('/sipList', { like: WITH_ORDERS }),
  cancelSip: {
    open: async ({ investor, network }) => {
      await investor.signIn(WITH_ORDERS);
      await startCancellation(network, '/sipList');
    },
    press: confirmValidPin,
  },
  pauseSip: {
    open: async ({ investor, network }) => {
      await investor.signIn(WITH_ONE_MANDATE);
      if ((await startPause(network)) === undefined) {
        await reviewSip({ sip_amount: '1000' });
        await askForSipCode();
        await confirmSip();
        await waitForPath(/\/sipResponse\/?$/);
        await startPause(network);
      }
      await skipInstalments(1);
    },
    press: confirmValidPin,
  },
  getSipResponse: {
    open: instalment.prepare,
    openedPath: '/sipResponse/',
    press: (person) => {
      visit('/sipResponse/', { display_html: '', selected_order: instalment.orderOf(person) });
      return Promise.resolve();
    },
  },
} as const satisfies Approaches;
