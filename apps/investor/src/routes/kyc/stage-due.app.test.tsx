import { button, closeAlert, expect, page, test, visit, type Investor } from '../../testing/app-test.tsx';
import { openBank, enterAccount, verifyAccount, chooseCheque } from '../../testing/steps/bank.ts';
import { verifyButton, choosePan, chooseAadhaar } from '../../testing/steps/card.ts';
import {
  nextButton,
  fillAddress,
  uploadPicture,
  chooseNomineeProof,
  fillNominee,
  enterCodes,
  goToStep,
  confirmPhoto,
} from '../../testing/steps/personal.ts';
import { AT_PAN, AT_AADHAAR, SINGLE, AT_BANK } from '../../testing/test-data.ts';

const FINISHED = 'This step is finished.';

/** Refuses the next call of the operation, as if another tab had finished the stage. */
async function refuseNextCall({ sandbox }: Investor, operation: string): Promise<void> {
  const value = {
    code: '020',
    messageText: FINISHED,
    navigateScreen: 'esignkycVerification',
  };
  await sandbox.injectFault({ operation, kind: 'code', value });
}

const calls: readonly {
  operation: string;
  like: string;
  reach: () => Promise<void>;
  send: () => Promise<void>;
}[] = [
  {
    operation: 'verifyIdProof',
    like: AT_PAN,
    reach: async () => {
      visit('/panVerification');
      await choosePan();
    },
    send: () => verifyButton().click(),
  },
  {
    operation: 'verifyIdProof',
    like: AT_AADHAAR,
    reach: async () => {
      visit('/aadhaarVerification');
      await chooseAadhaar();
    },
    send: () => verifyButton().click(),
  },
  {
    operation: 'verifyBankAccount',
    like: AT_BANK,
    reach: async () => {
      await openBank();
      await enterAccount();
    },
    send: () => verifyButton().click(),
  },
  {
    operation: 'uploadCheque',
    like: AT_BANK,
    reach: async () => {
      await openBank();
      await verifyAccount();
      await chooseCheque();
    },
    send: () => button('Upload cheque').click(),
  },
  {
    operation: 'updatePersonalInfo',
    like: SINGLE,
    reach: async () => {
      await goToStep('address');
      await fillAddress();
    },
    send: () => nextButton().click(),
  },
  {
    operation: 'uploadNominee',
    like: SINGLE,
    reach: async () => {
      await goToStep('nominee');
      await chooseNomineeProof();
    },
    send: () => uploadPicture('front', 'card.png'),
  },
  {
    operation: 'updatePersonalInfo',
    like: SINGLE,
    reach: async () => {
      await goToStep('nominee');
      await fillNominee();
    },
    send: () => nextButton().click(),
  },
  {
    operation: 'validateNomineeTwoFactor',
    like: SINGLE,
    reach: async () => {
      await goToStep('codes');
      await enterCodes();
    },
    send: () => nextButton().click(),
  },
  {
    operation: 'verifyPersonal',
    like: SINGLE,
    reach: async () => {
      await goToStep('photo');
    },
    send: confirmPhoto,
  },
];

for (const [place, { operation, like, reach, send }] of calls.entries()) {
  test(`${place + 1}: ${operation} of ${like} that is refused because another stage is due links to that stage`, async ({
    investor,
  }) => {
    await investor.signIn(like);
    await reach();
    await refuseNextCall(investor, operation);
    await send();
    await closeAlert(FINISHED);
    await expect.element(page.getByRole('main').getByText(FINISHED)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification');
  });
}
