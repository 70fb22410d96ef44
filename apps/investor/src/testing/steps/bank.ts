import { bank } from '@folioflow/flows/words/bank';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export const chequeField = () => field(bank['cheque.slot']);
const uploadChequeButton = () => page.getByRole('button', { name: bank['cheque.upload'] });
export const confirmBankButton = () => page.getByRole('button', { name: bank.confirm });
export const nextStageLink = () => page.getByRole('link', { name: bank.next });

export async function openBank(query = ''): Promise<void> {
  visit(`/bankVerification${query}`);
  await expect.element(field(bank['field.accountNumber'])).toBeVisible();
}

export async function enterAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await typeText(field(bank['field.accountNumber']), accountNumber);
  await typeText(page.getByLabelText(bank['field.confirmation']), accountNumber);
  await typeText(page.getByLabelText(bank['field.ifsc']), GOOD_IFSC.toLowerCase());
  await selectOption(page.getByLabelText(bank['field.accountType']), 'Savings');
  await selectOption(field(bank['field.bank']), 'Sandbox Bank');
}

export async function verifyAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await enterAccount(accountNumber);
  await press(button(bank.verify));
  await expect.element(page.getByText(bank.verified)).toBeVisible();
}

/** Chooses a cheque; its file name decides on the reading of the sandbox. */
export async function chooseCheque(name = 'cheque.png'): Promise<void> {
  await chooseFile(chequeField(), await drawPicture(name));
  await expect.element(uploadChequeButton()).toBeEnabled();
}

export async function uploadCheque(name?: string): Promise<void> {
  await chooseCheque(name);
  await press(uploadChequeButton());
}

export async function reviewCheque(): Promise<void> {
  await verifyAccount();
  await uploadCheque();
  await expect.element(confirmBankButton()).toBeVisible();
}
