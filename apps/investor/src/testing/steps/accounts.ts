import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../known.ts';
import { drawnPicture } from '../pictures.ts';
import { give, press, type } from '@folioflow/wiring/testing/hands';

/** Several accounts, none of them primary. */
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

/** Up to the cheque of a verified account. */
export async function untilCheque(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await press(button('Add Account'));
  await type(field('Account number'), accountNumber);
  await type(page.getByLabelText('IFSC'), GOOD_IFSC);
  await press(button('Verify'));
  await expect.element(page.getByText('This account is verified.')).toBeVisible();
}

export async function addAccount(accountNumber?: string): Promise<void> {
  await untilCheque(accountNumber);
  await give(field('Cheque'), await drawnPicture('cheque.png'));
  await press(button('Confirm'));
  await expect.element(page.getByText('The account has been added to your list.')).toBeVisible();
}

/** The dialog that asks for the PIN of the last account that is not primary. */
export async function makePrimary(): Promise<void> {
  await press(page.getByRole('button', { name: /^Make Primary/ }).last());
  await expect.element(field('PIN')).toBeVisible();
}

export async function confirmPin(pin: string): Promise<void> {
  await type(field('PIN'), pin);
  await press(button('Confirm'));
}
