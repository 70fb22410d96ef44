import { button, closeAlert, expect, page, test, visit, type Investor } from '../../testing/app-test.tsx';
import { openBank, enterAccount, verifyAccount, chooseCheque } from '../../testing/steps/bank.ts';
import { verifyButton, choosePan, chooseAadhaar } from '../../testing/steps/card.ts';
import {
  next,
  fillAddress,
  upload,
  nameNominee,
  fillNominee,
  enterCodes,
  goTo,
  confirmPhoto,
} from '../../testing/steps/personal.ts';
import { AT_PAN, AT_AADHAAR, SINGLE, AT_BANK } from '../../testing/known.ts';

const FINISHED = 'This step is finished.';

/** Another tab was quicker: the next call of the operation is told where the investor stands by now. */
async function refusedOnce({ sandbox }: Investor, operation: string): Promise<void> {
  const value = {
    code: '020',
    messageText: FINISHED,
    navigateScreen: 'esignkycVerification',
  };
  await sandbox.fault({ operation, kind: 'code', value });
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
      await goTo('address');
      await fillAddress();
    },
    send: () => next().click(),
  },
  {
    operation: 'uploadNominee',
    like: SINGLE,
    reach: async () => {
      await goTo('nominee');
      await nameNominee();
    },
    send: () => upload('front', 'card.png'),
  },
  {
    operation: 'updatePersonalInfo',
    like: SINGLE,
    reach: async () => {
      await goTo('nominee');
      await fillNominee();
    },
    send: () => next().click(),
  },
  {
    operation: 'validateNomineeTwoFactor',
    like: SINGLE,
    reach: async () => {
      await goTo('codes');
      await enterCodes();
    },
    send: () => next().click(),
  },
  {
    operation: 'verifyPersonal',
    like: SINGLE,
    reach: async () => {
      await goTo('photo');
    },
    send: confirmPhoto,
  },
];

for (const [place, { operation, like, reach, send }] of calls.entries()) {
  test(`${place + 1}: ${operation} of ${like}, refused because another stage is due, leads to that stage`, async ({
    investor,
  }) => {
    await investor.signIn(like);
    await reach();
    await refusedOnce(investor, operation);
    await send();
    await closeAlert(FINISHED);
    await expect.element(page.getByRole('main').getByText(FINISHED)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification');
  });
}
