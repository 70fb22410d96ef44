import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chequeField } from './bank.ts';
import { pinField } from './pin.ts';
import { chooseFile, press, typeText } from '@folioflow/wiring/testing/gestures';

/** Persona with several accounts, none of them primary. */
export const NO_PRIMARY = '9000000103';

export const accountPaths = {
  list: 'master/bankaccountlist',
  verify: 'validation/bankaccount',
  add: 'validation/bankaccount/add',
  primary: 'validation/bankaccount/primary',
} as const;

export const addAccountButton = () => button(i18n._('accounts.add'));
export const confirmAccountButton = () => button(i18n._('accounts.add.confirm'));

export async function openAccounts(): Promise<void> {
  visit('/bankAccountList');
  await expect.element(addAccountButton()).toBeVisible();
}

/** Leads from the list to the cheque of a verified account. */
export async function proceedToCheque(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await press(addAccountButton());
  await typeText(field(i18n._('bank.field.accountNumber')), accountNumber);
  await typeText(page.getByLabelText(i18n._('bank.field.ifsc')), GOOD_IFSC);
  await press(button(i18n._('bank.verify')));
  await expect.element(page.getByText(i18n._('bank.verified'))).toBeVisible();
}

export async function addAccount(accountNumber?: string): Promise<void> {
  await proceedToCheque(accountNumber);
  await chooseFile(chequeField(), await drawPicture('cheque.png'));
  await press(confirmAccountButton());
  await expect.element(page.getByText('The account has been added to your list.')).toBeVisible();
}

/** Opens the PIN dialog of the last account that is not primary. */
export async function askToMakePrimary(): Promise<void> {
  await press(page.getByRole('button', { name: /^Make Primary/ }).last());
  await expect.element(pinField()).toBeVisible();
}
