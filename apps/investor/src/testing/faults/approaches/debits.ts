import { button, expect, field, isAt, page, READY, visit, type Investor } from '../../app-test.tsx';
import { drawnPicture } from '../../pictures.ts';
import { makePrimary, NO_PRIMARY, openAccounts, untilCheque } from '../../steps/accounts.ts';
import { askToCancel, askToPause, leaveOut } from '../../steps/order-actions.ts';
import { firstNominee } from '../../steps/order.ts';
import { askedSip, askForSipCode, chooseMandate, confirmSip, reviewSip, WITH_ONE_MANDATE } from '../../steps/sip.ts';
import { opening, type Approaches, type Person } from '../approach.ts';
import { give, press, type } from '@folioflow/wiring/testing/hands';
import { pressPin, WITH_ORDERS } from './orders.ts';

/** An installment of a SIP as the list tells it, asked for once. */
const installment = (() => {
  const orders = new WeakMap<Investor, unknown>();
  return {
    led: async ({ investor, network }: Person) => {
      await investor.signIn(WITH_ORDERS);
      if (orders.has(investor)) return;
      const answer = network.answerTo<{ result: readonly { mf_child_order_information?: unknown }[] }>('order/list');
      visit('/sipList');
      const { result } = await answer;
      orders.set(
        investor,
        result.find((order) => order.mf_child_order_information),
      );
    },
    of: ({ investor }: Person) => orders.get(investor),
  };
})();

/** It waits for its signed form. */
const REGISTERED_MANDATE = 'M1004';
const mandateButton = (does: string) =>
  page.getByRole('main').getByRole('button', { name: `${does} ${REGISTERED_MANDATE}`, exact: true });
const atMandates = async ({ investor }: Person) => {
  await investor.signIn(WITH_ORDERS);
  visit('/mandateList');
  await expect.element(mandateButton('Refresh mandate')).toBeVisible();
};

const chooseScan = async () => {
  await give(field('Signed form'), await drawnPicture(`${REGISTERED_MANDATE}.png`));
};
const openForm = () => press(mandateButton('Form and upload of mandate'));
const refresh = () => press(mandateButton('Refresh mandate'));
const cancel = async () => {
  await press(mandateButton('Cancel Mandate'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' }));
};
const atMandatesOfSip = async (person: Person) => {
  await atMandateOfSip(person, WITH_ORDERS);
  await expect.element(mandateButton('Refresh mandate')).toBeVisible();
};

const toNewMandate = () => press(page.getByRole('radio', { name: /^A new mandate/ }));
const register = () => press(button('Register Mandate'));

const openSip = () => {
  visit('/sipCheckout', askedSip());
  return Promise.resolve();
};
const atMandateOfSip = async ({ investor }: Person, like: string) => {
  await investor.signIn(like);
  await openSip();
  await press(firstNominee());
};
const atReview = async (person: Person) => {
  await atMandateOfSip(person, WITH_ORDERS);
  await press(chooseMandate());
  await press(button('Review'));
};
const createSip = () => press(button('Create Sip Order'));

/** Bank accounts, mandates and SIPs: what is debited, and from where. */
export const debits = {
  'verifyBankAccount, further': {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await press(button('Add Account'));
      await type(field('Account number'), '100000000077');
      await type(page.getByLabelText('IFSC'), 'SBOX0000001');
    },
    press: () => press(button('Verify')),
  },
  saveBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await untilCheque('100000000077');
      await give(field('Cheque'), await drawnPicture('cheque.png'));
    },
    press: () => press(button('Confirm')),
  },
  'listBankAccounts, accounts': opening('/bankAccountList'),
  'listBankAccounts, mandates': opening('/mandateList'),
  'listBankAccounts, SIP': {
    open: ({ investor }) => investor.signIn(WITH_ORDERS),
    opens: '/sipCheckout/',
    press: openSip,
  },
  makePrimaryBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await makePrimary();
    },
    press: pressPin,
  },
  'getNachMandate, mandates': {
    open: atMandates,
    // The form takes the place of the list, with fields of its own.
    opens: '/mandateList/',
    press: openForm,
  },
  'getNachMandate, SIP': { open: atMandatesOfSip, opens: '/sipCheckout/', press: openForm },
  'registerMandate, mandates': {
    open: async ({ investor }) => {
      await investor.signIn(READY);
      visit('/mandateList');
      await press(button('Register a new mandate'));
    },
    press: register,
  },
  'registerMandate, SIP': {
    open: async (person) => {
      await atMandateOfSip(person, READY);
      await toNewMandate();
    },
    press: register,
  },
  'uploadMandate, mandates': {
    open: async (person) => {
      await atMandates(person);
      await openForm();
      await chooseScan();
    },
    press: () => press(button('Upload')),
  },
  'uploadMandate, SIP': {
    open: async (person) => {
      await atMandatesOfSip(person);
      await openForm();
      await chooseScan();
    },
    press: () => press(button('Upload')),
  },
  'refreshMandate, mandates': { open: atMandates, press: refresh },
  'refreshMandate, SIP': { open: atMandatesOfSip, press: refresh },
  'cancelMandate, mandates': { open: atMandates, press: cancel },
  'cancelMandate, SIP': { open: atMandatesOfSip, press: cancel },
  'getSchemeStatistics, SIP': {
    open: ({ investor }) => investor.signIn(WITH_ORDERS),
    opens: '/sipCheckout/',
    press: openSip,
  },
  'sendTwoFactorOtp, SIP': { open: atReview, press: createSip },
  createSipOrder: {
    open: async (person) => {
      await atReview(person);
      await createSip();
      await expect.element(field('OTP')).toBeVisible();
    },
    press: async () => {
      await type(field('OTP'), '123456');
      await press(button('Confirm Sip Order'));
    },
  },
  'listOrders, SIPs': opening('/sipList', { like: WITH_ORDERS }),
  cancelSip: {
    open: async ({ investor, network }) => {
      await investor.signIn(WITH_ORDERS);
      await askToCancel(network, '/sipList');
    },
    press: pressPin,
  },
  pauseSip: {
    open: async ({ investor, network }) => {
      await investor.signIn(WITH_ONE_MANDATE);
      if ((await askToPause(network)) === undefined) {
        await reviewSip({ sip_amount: '1000' });
        await askForSipCode();
        await confirmSip();
        await isAt(/\/sipResponse\/?$/);
        await askToPause(network);
      }
      await leaveOut(1);
    },
    press: pressPin,
  },
  getSipResponse: {
    open: installment.led,
    opens: '/sipResponse/',
    press: (person) => {
      visit('/sipResponse/', { display_html: '', selected_order: installment.of(person) });
      return Promise.resolve();
    },
  },
} as const satisfies Approaches;
