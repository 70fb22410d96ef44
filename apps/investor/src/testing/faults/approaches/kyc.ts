import { inject } from 'vitest';
import { loadSdks } from '../../../wiring/load-sdks.ts';
import { acknowledge, button, expect, page, visit, type Investor } from '../../app-test.tsx';
import {
  AT_AADHAAR,
  AT_BANK,
  AT_PAN,
  cardPaths,
  MARRIED,
  NOMINEE_VERIFIED,
  PERSONAL_VERIFIED,
  personalPaths,
  type StepName,
} from '../../known.ts';
import { chooseCheque, enterAccount, openBank, reviewCheque, verifyAccount } from '../../steps/bank.ts';
import { chooseAadhaar, choosePan, confirmButton, readPan, verifyButton } from '../../steps/card.ts';
import * as personal from '../../steps/personal.ts';
import { opening, type Approaches, type Person } from '../approach.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

const tick = () => press(page.getByRole('main').getByRole('checkbox'));
const confirmed = async (): Promise<void> => {
  await expect.element(confirmButton()).toBeVisible();
  await tick();
};
const atAadhaar = async ({ investor }: Person) => {
  await investor.signIn(AT_AADHAAR);
  visit('/aadhaarVerification');
  await chooseAadhaar();
};
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
const signing = () => page.getByRole('dialog', { name: 'Sign with Aadhaar' });
const handIn = () => button('Submit again');

export const kyc = {
  'getStageInfo, PAN': opening('/panVerification', { like: AT_PAN }),
  'getStageInfo, Aadhaar': opening('/aadhaarVerification', { like: AT_AADHAAR }),
  'getStageInfo, bank': opening('/bankVerification', { like: AT_BANK }),
  'getStageInfo, personal': opening('/personalVerification', { like: MARRIED }),
  'getStageInfo, e-sign': opening('/esignkycVerification', { like: PERSONAL_VERIFIED }),
  'getStageInfo, record': opening('/accounts', { like: MARRIED }),
  'verifyIdProof, PAN': {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      visit('/panVerification');
      await choosePan();
    },
    press: () => press(verifyButton()),
  },
  'verifyIdProof, Aadhaar': { open: atAadhaar, press: () => press(verifyButton()) },
  'verifyStage, PAN': {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      await readPan();
      await tick();
    },
    press: () => press(confirmButton()),
  },
  'verifyStage, Aadhaar': {
    open: async (person) => {
      await atAadhaar(person);
      await press(verifyButton());
      await confirmed();
    },
    press: () => press(confirmButton()),
  },
  'verifyStage, bank': {
    open: async ({ investor }) => {
      await investor.signIn(AT_BANK);
      await openBank();
      await reviewCheque();
    },
    press: () => press(confirmButton()),
  },
  'verifyStage, e-sign': {
    // The signature is the widget's, and is made before; what is handed in is one that waits for it.
    open: async ({ investor, network }) => {
      await investor.signIn(PERSONAL_VERIFIED);
      visit('/esignkycVerification');
      await tick();
      if (!('Digio' in window)) loadSdks(inject('appConfig'));
      await expect.poll(() => 'Digio' in window).toBe(true);
      network.cutOff(cardPaths.stage);
      await press(button('eSIGN'));
      await signing().getByRole('button', { name: 'Sign', exact: true }).click();
      await acknowledge();
      await expect.element(handIn()).toBeEnabled();
    },
    opens: '/esignkycVerification/',
    press: () => press(handIn()),
  },
  verifyBankAccount: {
    open: async ({ investor }) => {
      await investor.signIn(AT_BANK);
      await openBank();
      await enterAccount();
    },
    press: () => press(verifyButton()),
  },
  uploadCheque: {
    open: async ({ investor }) => {
      await investor.signIn(AT_BANK);
      await openBank();
      await verifyAccount();
      await chooseCheque();
    },
    press: () => press(button('Upload cheque')),
  },
  updatePersonalInfo: {
    open: async (person) => {
      await atStep(person, MARRIED, '1', 'address');
      await personal.fillAddress();
    },
    press: () => press(personal.next()),
  },
  'uploadNominee, proof': {
    open: async (person) => {
      await atStep(person, MARRIED, '3', 'nominee');
      await personal.nameNominee();
    },
    press: () => personal.upload('front', 'card.png'),
  },
  validateNomineeTwoFactor: {
    open: nomineeNamed,
    press: async () => {
      await type(personal.mobileCode(), '123456');
      await type(personal.emailCode(), '654321');
      await press(personal.next());
    },
  },
  verifyPersonal: {
    open: async (person) => {
      await atStep(person, NOMINEE_VERIFIED, '5', 'photo');
      await personal.takePhoto();
      await tick();
    },
    press: () => press(confirmButton()),
  },
} as const satisfies Approaches;
