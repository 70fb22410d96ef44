import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../known.ts';
import { drawnPicture } from '../pictures.ts';
import { give, press, select, type } from '@folioflow/wiring/testing/hands';

export async function openBank(query = ''): Promise<void> {
  visit(`/bankVerification${query}`);
  await expect.element(field('Account number')).toBeVisible();
}

export async function enterAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await type(field('Account number'), accountNumber);
  await type(page.getByLabelText('Confirm account number'), accountNumber);
  await type(page.getByLabelText('IFSC'), GOOD_IFSC.toLowerCase());
  await select(page.getByLabelText('Account type'), 'Savings');
  await select(field('Bank'), 'Sandbox Bank');
}

export async function verifyAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await enterAccount(accountNumber);
  await press(button('Verify'));
  await expect.element(page.getByText('This account is verified.')).toBeVisible();
}

/** The name of the picture tells the sandbox what to read. */
export async function chooseCheque(name = 'cheque.png'): Promise<void> {
  await give(field('Cheque'), await drawnPicture(name));
  await expect.element(page.getByRole('button', { name: 'Upload cheque' })).toBeEnabled();
}

export async function uploadCheque(name?: string): Promise<void> {
  await chooseCheque(name);
  await press(page.getByRole('button', { name: 'Upload cheque' }));
}

export async function reviewCheque(): Promise<void> {
  await verifyAccount();
  await uploadCheque();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
}
