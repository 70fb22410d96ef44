import type { OperationName } from '@folioflow/api/contract';
import { acknowledge, button, expect, field, page, READY, visit, type Investor } from '../app-test.tsx';
import { askForCode, enterCode } from '../steps/access.ts';
import { confirmPin, makePrimary, NO_PRIMARY, openAccounts, untilCheque } from '../steps/accounts.ts';
import { drawnPicture } from '../pictures.ts';
import { chooseCheque, enterAccount, openBank, verifyAccount } from '../steps/bank.ts';
import { choosePan, confirmButton, readPan, verifyButton } from '../steps/card.ts';
import { chooseNomineeAndAskForCode, confirmOrder, firstNominee, invest } from '../steps/order.ts';
import { payBy, placeOrder } from '../steps/order.ts';
import { AT_BANK, AT_PAN, chartPath, MARRIED, NOMINEE_VERIFIED, personalPaths, type StepName } from '../known.ts';
import * as personal from '../steps/personal.ts';
import { opening, type Approach, type Person } from './approach.ts';

/** What the history holds where a way has led once, so that no cell goes it again. */
function wayOf(lead: (person: Person) => Promise<unknown>, as: 'anybody' | 'whoeverWent' = 'anybody') {
  const states = new WeakMap<Investor, unknown>();
  const led = async (person: Person) => {
    const isLed = states.has(person.investor);
    await (isLed && as === 'whoeverWent' ? person.investor.signInAgain() : person.investor.signIn());
    if (isLed) return;
    await lead(person);
    states.set(person.investor, (history.state as { usr?: unknown }).usr);
  };
  const again = ({ investor }: Person, path: string, ...without: readonly string[]) => {
    const state = Object.entries(states.get(investor) as object).filter(([name]) => !without.includes(name));
    visit(path, Object.fromEntries(state));
  };
  return { led, again };
}
const checkout = wayOf(() => invest('7400'));
// Nobody else's order is shown.
const payment = wayOf(() => placeOrder('7300'), 'whoeverWent');

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

const askAgain = () => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** The persona with orders of every state. */
const WITH_ORDERS = '9000000101';
const orderInfo = () => page.getByRole('button', { name: /^Show info/ }).first();

const atBank = ({ investor }: Person) => investor.signIn(AT_BANK);
const atStep = async ({ investor }: Person, persona: string, step: string, title: StepName) => {
  await investor.signIn(persona);
  personal.keep(step);
  personal.openWizard();
  await personal.isAtStep(title);
};
/** The nominee is named once; after that the step alone is kept. */
const named = new WeakSet<Investor>();
async function nomineeNamed(person: Person): Promise<void> {
  if (named.has(person.investor)) {
    // More codes than a quarter of an hour allows.
    person.network.answer(personalPaths.codes, { code: '000', messageText: '', twofactor_id: 'two-1' });
    await atStep(person, MARRIED, '4', 'codes');
  } else {
    await person.investor.signIn(MARRIED);
    await personal.goTo('codes');
    named.add(person.investor);
  }
  await expect.element(personal.mobileCode()).toBeVisible();
}
const pins = async () => {
  visit('/mpinInformation');
  await field('PIN').fill('4826');
  await field('Confirm PIN').fill('4826');
};

/** How the investor app comes to call each operation. A test finds those that a route names and nobody comes to. */
export const approaches = {
  login: {
    open: async ({ investor }) => {
      visit('/signin');
      await field('Mobile number').fill(investor.mobile);
    },
    press: () => button('Sign in with OTP').click(),
  },
  sendOtp: {
    open: ({ investor }) => askForCode(investor.mobile),
    press: () => button('Resend OTP').click(),
  },
  validateOtp: { open: ({ investor }) => askForCode(investor.mobile), press: () => enterCode('123456') },
  verifyEmail: {
    open: async ({ investor }) => {
      visit('/verify-email', { login_request_from: 'mobile' });
      await field('Email').fill(`i${investor.mobile}@sandbox.example`);
    },
    press: () => button('Submit').click(),
  },
  resetPassword: {
    open: async ({ investor }) => {
      visit('/reset');
      await field('Email').fill(`i${investor.mobile}@sandbox.example`);
    },
    press: () => button('Next').click(),
  },
  sendTwoFactorOtp: {
    open: async ({ investor }) => {
      await investor.signIn();
      await pins();
    },
    press: () => button('Submit').click(),
  },
  verifyMpin: {
    open: async ({ investor }) => {
      await investor.signIn();
      await pins();
      await button('Submit').click();
      await expect.element(field('OTP received on mobile')).toBeVisible();
    },
    press: async () => {
      await field('OTP received on mobile').fill('123456');
      await button('Confirm').click();
    },
  },
  activateAccount: opening('/accountactivation/abc'),
  logout: {
    open: async ({ investor }) => {
      await investor.signIn();
      visit('/accounts');
      // A menu closes when the heading of a new page takes the focus.
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('button').click();
    },
    opens: '/signin',
    press: () => page.getByRole('menuitem', { name: 'Logout' }).click(),
  },
  getStageInfo: opening('/panVerification', { like: AT_PAN }),
  verifyIdProof: {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      visit('/panVerification');
      await choosePan();
    },
    press: () => verifyButton().click(),
  },
  verifyStage: {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      await readPan();
      await page.getByRole('checkbox').click();
    },
    press: () => confirmButton().click(),
  },
  verifyBankAccount: {
    open: async (person) => {
      await atBank(person);
      await openBank();
      await enterAccount();
    },
    press: () => button('Verify').click(),
  },
  uploadCheque: {
    open: async (person) => {
      await atBank(person);
      await openBank();
      await verifyAccount();
      await chooseCheque();
    },
    press: () => button('Upload cheque').click(),
  },
  updatePersonalInfo: {
    open: async (person) => {
      await atStep(person, MARRIED, '1', 'address');
      await personal.fillAddress();
    },
    press: () => personal.next().click(),
  },
  uploadNominee: {
    open: async (person) => {
      await atStep(person, MARRIED, '3', 'nominee');
      await personal.nameNominee();
    },
    press: () => personal.upload('front', 'card.png'),
  },
  validateNomineeTwoFactor: {
    open: nomineeNamed,
    press: async () => {
      await personal.enterCodes();
      await personal.next().click();
    },
  },
  verifyPersonal: {
    open: async (person) => {
      await atStep(person, NOMINEE_VERIFIED, '5', 'photo');
      await personal.takePhoto();
      await page.getByRole('checkbox').click();
    },
    press: () => button('Confirm').click(),
  },
  listSchemes: opening('/schemeList', { like: READY }),
  getSchemeStatistics: opening(chartPath, { like: READY }),
  listNominees: {
    open: async (person) => {
      await checkout.led(person);
      person.network.cutOff('master/nomineelist');
      checkout.again(person, '/orderCheckout/', 'nominee_list');
      await acknowledge();
      await expect.element(askAgain()).toBeEnabled();
    },
    press: () => askAgain().click(),
  },
  createSingleOrder: {
    open: async (person) => {
      await checkout.led(person);
      checkout.again(person, '/orderCheckout/');
      await expect.element(firstNominee()).toBeVisible();
      await chooseNomineeAndAskForCode();
    },
    press: () => confirmOrder(),
  },
  listOrders: opening('/orderList', { like: READY }),
  getOrderStatus: {
    open: async (person) => {
      await person.investor.signIn(WITH_ORDERS);
      visit('/orderList');
      await expect.element(orderInfo()).toBeVisible();
    },
    press: () => orderInfo().click(),
  },
  getPortfolio: opening('/portfolio', { like: READY }),
  initiatePayment: {
    open: async (person) => {
      await payment.led(person);
      payment.again(person, '/orderEditCheckout/');
      await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
    },
    opens: '/paymentPage/',
    press: () => payBy('DIRECT'),
  },
  getPaymentStatus: opening('/paymentResponse', {
    like: READY,
    before: () => localStorage.setItem('payment_order_number', '55501'),
  }),
  saveBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await untilCheque('100000000077');
      await field('Cheque').upload(await drawnPicture('cheque.png'));
    },
    press: () => button('Confirm').click(),
  },
  listBankAccounts: opening('/bankAccountList'),
  makePrimaryBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(NO_PRIMARY);
      await openAccounts();
      await makePrimary();
    },
    press: () => confirmPin('1234'),
  },
  getNachMandate: {
    open: atMandates,
    // The form takes the place of the list, with fields of its own.
    opens: '/mandateList/',
    press: () => mandateButton('Form and upload of mandate').click(),
  },
  registerMandate: 'noScreen',
  uploadMandate: {
    open: async (person) => {
      await atMandates(person);
      await mandateButton('Form and upload of mandate').click();
      await field('Signed form').upload(await drawnPicture(`${REGISTERED_MANDATE}.png`));
    },
    press: () => button('Upload').click(),
  },
  refreshMandate: { open: atMandates, press: () => mandateButton('Refresh mandate').click() },
  cancelMandate: {
    open: atMandates,
    press: async () => {
      await mandateButton('Cancel Mandate').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate' }).click();
    },
  },
  createSipOrder: 'noScreen',
  getSipResponse: {
    open: installment.led,
    opens: '/sipResponse/',
    press: (person) => {
      visit('/sipResponse/', { display_html: '', selected_order: installment.of(person) });
      return Promise.resolve();
    },
  },
  createClientCode: 'noScreen',
  uploadElogPhoto: 'noScreen',
} as const satisfies Readonly<Partial<Record<OperationName, Approach | 'noScreen'>>>;
