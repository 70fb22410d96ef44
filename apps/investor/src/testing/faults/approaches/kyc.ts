import { inject } from 'vitest';
import { loadSdks } from '../../../wiring/load-sdks.ts';
import { pressDialogOk, button, expect, page, visit, type Investor } from '../../app-test.tsx';
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
} from '../../test-data.ts';
import { chooseCheque, enterAccount, openBank, reviewCheque, verifyAccount } from '../../steps/bank.ts';
import { chooseAadhaar, choosePan, confirmButton, submitPan, verifyButton } from '../../steps/card.ts';
import * as personal from '../../steps/personal.ts';
import { createOpeningApproach, type Approaches, type ApproachContext } from '../approach.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

const tickConfirmation = () => press(page.getByRole('main').getByRole('checkbox'));
const awaitConfirmAndTick = async (): Promise<void> => {
  await expect.element(confirmButton()).toBeVisible();
  await tickConfirmation();
};
const openAadhaarWithPictures = async ({ investor }: ApproachContext) => {
  await investor.signIn(AT_AADHAAR);
  visit('/aadhaarVerification');
  await chooseAadhaar();
};
const openWizardAt = async ({ investor }: ApproachContext, persona: string, step: string, title: StepName) => {
  await investor.signIn(persona);
  personal.storeStep(step);
  personal.openWizard();
  await personal.expectStep(title);
};
/** Investors with a saved nominee: for them only the step is stored. */
const investorsWithNominee = new WeakSet<Investor>();
async function openNomineeCodes(person: ApproachContext): Promise<void> {
  if (investorsWithNominee.has(person.investor)) {
    // The matrix requests more codes than the provider allows in a quarter of an hour.
    person.network.answerWith(personalPaths.codes, { code: '000', messageText: '', twofactor_id: 'two-1' });
    await openWizardAt(person, MARRIED, '4', 'codes');
  } else {
    await person.investor.signIn(MARRIED);
    await personal.goToStep('codes');
    investorsWithNominee.add(person.investor);
  }
  await expect.element(personal.mobileCodeField()).toBeVisible();
}
const signingDialog = () => page.getByRole('dialog', { name: 'Sign with Aadhaar' });
const submitAgainButton = () => button('Submit again');

export const kyc = {
  'getStageInfo, PAN': createOpeningApproach('/panVerification', { like: AT_PAN }),
  'getStageInfo, Aadhaar': createOpeningApproach('/aadhaarVerification', { like: AT_AADHAAR }),
  'getStageInfo, bank': createOpeningApproach('/bankVerification', { like: AT_BANK }),
  'getStageInfo, personal': createOpeningApproach('/personalVerification', { like: MARRIED }),
  'getStageInfo, e-sign': createOpeningApproach('/esignkycVerification', { like: PERSONAL_VERIFIED }),
  'getStageInfo, record': createOpeningApproach('/accounts', { like: PERSONAL_VERIFIED }),
  'verifyIdProof, PAN': {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      visit('/panVerification');
      await choosePan();
    },
    press: () => press(verifyButton()),
  },
  'verifyIdProof, Aadhaar': { open: openAadhaarWithPictures, press: () => press(verifyButton()) },
  'verifyStage, PAN': {
    open: async ({ investor }) => {
      await investor.signIn(AT_PAN);
      await submitPan();
      await tickConfirmation();
    },
    press: () => press(confirmButton()),
  },
  'verifyStage, Aadhaar': {
    open: async (person) => {
      await openAadhaarWithPictures(person);
      await press(verifyButton());
      await awaitConfirmAndTick();
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
    // The widget creates the signature in `open`; `press` submits it.
    open: async ({ investor, network }) => {
      await investor.signIn(PERSONAL_VERIFIED);
      visit('/esignkycVerification');
      await tickConfirmation();
      if (!('Digio' in window)) loadSdks(inject('appConfig'));
      await expect.poll(() => 'Digio' in window).toBe(true);
      network.dropNextCall(cardPaths.stage);
      await press(button('eSIGN'));
      await signingDialog().getByRole('button', { name: 'Sign', exact: true }).click();
      await pressDialogOk();
      await expect.element(submitAgainButton()).toBeEnabled();
    },
    openedPath: '/esignkycVerification/',
    press: () => press(submitAgainButton()),
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
      await openWizardAt(person, MARRIED, '1', 'address');
      await personal.fillAddress();
    },
    press: () => press(personal.nextButton()),
  },
  'uploadNominee, proof': {
    open: async (person) => {
      await openWizardAt(person, MARRIED, '3', 'nominee');
      await personal.chooseNomineeProof();
    },
    press: () => personal.uploadPicture('front', 'card.png'),
  },
  validateNomineeTwoFactor: {
    open: openNomineeCodes,
    press: async () => {
      await typeText(personal.mobileCodeField(), '123456');
      await typeText(personal.emailCodeField(), '654321');
      await press(personal.nextButton());
    },
  },
  verifyPersonal: {
    open: async (person) => {
      await openWizardAt(person, NOMINEE_VERIFIED, '5', 'photo');
      await personal.takePhoto();
      await tickConfirmation();
    },
    press: () => press(confirmButton()),
  },
} as const satisfies Approaches;
