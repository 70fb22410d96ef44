import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press, typeText } from '@folioflow/wiring/testing/gestures';

/** Persona with several accounts, none of them primary. */
export const NO_PRIMARY = '9000000103';

export const accountPaths = {
  list: 'master/bankaccountlist',
  verify: 'validation/bankaccount',
  add: 'validation/bankaccount/add',
  primary: 'validation/bankaccount/primary',
} as const;

export async function openAccounts(): Promise<void> {
  visit('/bankAccountList');
  await expect.element(button('Add Account')).toBeVisible();
}

/** Leads from the list to the cheque of a verified account. */
export async function proceedToCheque(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await press(button('Add Account'));
  await typeText(field('Account number'), accountNumber);
  await typeText(page.getByLabelText('IFSC'), GOOD_IFSC);
  await press(button('Verify'));
  await expect.element(page.getByText('This account is verified.')).toBeVisible();
}

export async function addAccount(accountNumber?: string): Promise<void> {
  await proceedToCheque(accountNumber);
  await chooseFile(field('Cheque'), await drawPicture('cheque.png'));
  await press(button('Confirm'));
  await expect.element(page.getByText('The account has been added to your list.')).toBeVisible();
}

/** Opens the PIN dialog of the last account that is not primary. */
export async function askToMakePrimary(): Promise<void> {
  await press(page.getByRole('button', { name: /^Make Primary/ }).last());
  await expect.element(field('PIN')).toBeVisible();
}

export async function confirmPin(pin: string): Promise<void> {
  await typeText(field('PIN'), pin);
  await press(button('Confirm'));
}
