import { button, expect, field, page, visit } from '../app-test.tsx';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export async function openBank(query = ''): Promise<void> {
  visit(`/bankVerification${query}`);
  await expect.element(field('Account number')).toBeVisible();
}

export async function enterAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await typeText(field('Account number'), accountNumber);
  await typeText(page.getByLabelText('Confirm account number'), accountNumber);
  await typeText(page.getByLabelText('IFSC'), GOOD_IFSC.toLowerCase());
  await selectOption(page.getByLabelText('Account type'), 'Savings');
  await selectOption(field('Bank'), 'Sandbox Bank');
}

export async function verifyAccount(accountNumber = GOOD_ACCOUNT): Promise<void> {
  await enterAccount(accountNumber);
  await press(button('Verify'));
  await expect.element(page.getByText('This account is verified.')).toBeVisible();
}

/** Chooses a cheque; its file name decides on the reading of the sandbox. */
export async function chooseCheque(name = 'cheque.png'): Promise<void> {
  await chooseFile(field('Cheque'), await drawPicture(name));
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
