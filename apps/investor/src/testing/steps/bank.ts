import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export const chequeField = () => field(i18n._('bank.cheque.slot'));
const uploadChequeButton = () => page.getByRole('button', { name: i18n._('bank.cheque.upload') });
export const confirmBankButton = () => page.getByRole('button', { name: i18n._('bank.confirm') });
export const nextStageLink = () => page.getByRole('link', { name: i18n._('bank.next') });

export async function openBank(query = ''): Promise<void> {
  visit(`/bankVerification${query}`);
  await expect.element(field(i18n._('bank.field.accountNumber'))).toBeVisible();
}

export async function enterAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await typeText(field(i18n._('bank.field.accountNumber')), accountNumber);
  await typeText(page.getByLabelText(i18n._('bank.field.confirmation')), accountNumber);
  await typeText(page.getByLabelText(i18n._('bank.field.ifsc')), GOOD_IFSC.toLowerCase());
  await selectOption(page.getByLabelText(i18n._('bank.field.accountType')), 'Savings');
  await selectOption(field(i18n._('bank.field.bank')), 'Sandbox Bank');
}

export async function verifyAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await enterAccount(accountNumber);
  await press(button(i18n._('bank.verify')));
  await expect.element(page.getByText(i18n._('bank.verified'))).toBeVisible();
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
