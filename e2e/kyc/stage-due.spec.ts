import type { Page } from '@playwright/test';
import { expect, test, type Investor } from '../support/test.ts';
import { chooseCheque, closeAlert, enterAccount, openBank, verifyAccount } from './bank-steps.ts';
import { AT_AADHAAR, AT_PAN, chooseAadhaar, choosePan, verifyButton } from './card-steps.ts';
import {
  allowCamera,
  AT_BANK,
  button,
  confirmPhoto,
  enterCodes,
  fillAddress,
  fillNominee,
  goTo,
  nameNominee,
  next,
  SINGLE,
  upload,
} from './personal-steps.ts';

const FINISHED = 'This step is finished.';

/** Another tab was quicker: the next call of the operation is told where the investor stands by now. */
async function refusedOnce({ sandbox }: Investor, operation: string): Promise<void> {
  const value = { code: '020', messageText: FINISHED, navigateScreen: 'esignkycVerification' };
  await sandbox.fault({ operation, kind: 'code', value });
}

const calls: readonly {
  operation: string;
  like: string;
  reach: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
}[] = [
  {
    operation: 'verifyIdProof',
    like: AT_PAN,
    reach: async (page) => {
      await page.goto('/panVerification');
      await choosePan(page);
    },
    send: (page) => verifyButton(page).click(),
  },
  {
    operation: 'verifyIdProof',
    like: AT_AADHAAR,
    reach: async (page) => {
      await page.goto('/aadhaarVerification');
      await chooseAadhaar(page);
    },
    send: (page) => verifyButton(page).click(),
  },
  {
    operation: 'verifyBankAccount',
    like: AT_BANK,
    reach: async (page) => {
      await openBank(page);
      await enterAccount(page);
    },
    send: (page) => verifyButton(page).click(),
  },
  {
    operation: 'uploadCheque',
    like: AT_BANK,
    reach: async (page) => {
      await openBank(page);
      await verifyAccount(page);
      await chooseCheque(page);
    },
    send: (page) => button(page, 'Upload cheque').click(),
  },
  {
    operation: 'updatePersonalInfo',
    like: SINGLE,
    reach: async (page) => {
      await goTo(page, 'address');
      await fillAddress(page);
    },
    send: (page) => next(page).click(),
  },
  {
    operation: 'uploadNominee',
    like: SINGLE,
    reach: async (page) => {
      await goTo(page, 'nominee');
      await nameNominee(page);
    },
    send: (page) => upload(page, 'front', 'card.png'),
  },
  {
    operation: 'updatePersonalInfo',
    like: SINGLE,
    reach: async (page) => {
      await goTo(page, 'nominee');
      await fillNominee(page);
    },
    send: (page) => next(page).click(),
  },
  {
    operation: 'validateNomineeTwoFactor',
    like: SINGLE,
    reach: async (page) => {
      await goTo(page, 'codes');
      await enterCodes(page);
    },
    send: (page) => next(page).click(),
  },
  {
    operation: 'verifyPersonal',
    like: SINGLE,
    reach: async (page) => {
      await allowCamera(page);
      await goTo(page, 'photo');
    },
    send: confirmPhoto,
  },
];

for (const [place, { operation, like, reach, send }] of calls.entries()) {
  test(`${place + 1}: ${operation} of ${like}, refused because another stage is due, leads to that stage`, async ({
    page,
    investor,
  }) => {
    await investor.signIn(like);
    await reach(page);
    await refusedOnce(investor, operation);
    await send(page);
    await closeAlert(page, FINISHED);
    await expect(page.getByRole('main').getByText(FINISHED)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to e-Sign' })).toHaveAttribute(
      'href',
      '/esignkycVerification',
    );
  });
}
