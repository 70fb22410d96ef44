import {
  pressDialogOk,
  button,
  closeAlert,
  expect,
  field,
  page,
  test,
  userEvent,
  visit,
} from '../../testing/app-test.tsx';
import { createNonPicture } from '../../testing/pictures.ts';
import {
  confirmBankButton,
  nextStageLink,
  openBank,
  enterAccount,
  verifyAccount,
  chooseCheque,
  uploadCheque,
  reviewCheque,
} from '../../testing/steps/bank.ts';
import { GOOD_ACCOUNT, GOOD_IFSC, bankPaths } from '../../testing/test-data.ts';
/** The persona whose next stage is the bank. */
const AT_BANK = '9000000203';

test('the fields limit their length, and Verify appears once both account numbers are equal [ON-271 ON-272 ON-273 ON-274 ON-275]', async ({
  investor,
}) => {
  await investor.signIn(AT_BANK);
  await openBank();
  const number = field('Account number');
  const ifsc = page.getByLabelText('IFSC');
  await userEvent.type(number, '12 34a5');
  await expect.element(number).toHaveValue('12345');
  await number.fill('1'.repeat(25));
  await userEvent.type(number, '{End}9');
  await expect.element(number).toHaveValue('1'.repeat(25));
  await ifsc.fill('abcd 0-001234');
  await expect.element(ifsc).toHaveValue('ABCD0001234');
  await userEvent.type(ifsc, '{End}567');
  await expect.element(ifsc).toHaveValue('ABCD000123456');
  await enterAccount();
  const verify = button('Verify');
  await expect.element(verify).toBeVisible();
  await page.getByLabelText('Confirm account number').fill('100000000009');
  await expect.element(verify).toHaveLength(0);
  await page.getByLabelText('Confirm account number').fill(GOOD_ACCOUNT);
  await expect.element(verify).toBeVisible();
});

test('a refused account and an unavailable bank preserve the typed values [ON-236 ON-237]', async ({ investor }) => {
  await investor.signIn(AT_BANK);
  await openBank();
  const verify = button('Verify');
  await enterAccount('100000000002');
  await verify.click();
  await closeAlert('The name of the account holder does not match your KYC.');
  await expect.element(field('Account number')).toHaveValue('100000000002');
  await enterAccount('100000000004');
  await verify.click();
  await expect.element(page.getByText('The bank does not answer. Please try again later.').first()).toBeVisible();
  await expect.element(page.getByLabelText('IFSC')).toHaveValue(GOOD_IFSC);
  await verifyAccount();
});

test('a retry after a lost answer to the verification sends the same body', async ({ network, investor }) => {
  await investor.signIn(AT_BANK);
  await openBank();
  network.loseAnswer(bankPaths.account);
  await enterAccount();
  await button('Verify').click();
  await pressDialogOk();
  await expect.element(page.getByText(/What you entered is still here/)).toBeVisible();
  await button('Verify').click();
  await expect.element(page.getByText('This account is verified.')).toBeVisible();
  const [first, second, ...more] = network.callsTo(bankPaths.account);
  expect(more).toEqual([]);
  expect(first?.body).toMatchObject({
    client_bank_account_number_1: GOOD_ACCOUNT,
  });
  expect(second?.body).toEqual(first?.body);
});

test('a cheque of another type is not sent, an unreadable one is refused, and a valid one is accepted [ON-234 ON-235 ON-283 ON-284 ON-500]', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_BANK);
  await openBank();
  await verifyAccount();
  for (const name of ['cheque.pdf', 'cheque.gif']) {
    const type = name.endsWith('pdf') ? 'application/pdf' : 'image/gif';
    await page.getByLabelText('Cheque', { exact: true }).upload(createNonPicture(name, type));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
  }
  expect(network.callsTo(bankPaths.cheque)).toEqual([]);
  await uploadCheque('cheque-reject.png');
  await closeAlert('Cheque image could not be read');
  await page.getByRole('button', { name: 'Remove cheque-reject.png' }).click();
  await chooseCheque('cheque.png');
  await page.getByRole('button', { name: 'Upload cheque' }).click();
  await expect.element(confirmBankButton()).toBeVisible();
});

test('changing the details discards the verification, and the next cheque is sent with the new account', async ({
  network,
  investor,
}) => {
  await investor.signIn(AT_BANK);
  await openBank();
  await reviewCheque();
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect.element(field('Account number')).toHaveValue(GOOD_ACCOUNT);
  await expect.element(confirmBankButton()).toHaveLength(0);
  await verifyAccount('100000000009');
  await uploadCheque();
  await expect.element(confirmBankButton()).toBeVisible();
  const numbers = network
    .callsTo(bankPaths.cheque)
    .map(({ parts }) => JSON.parse(parts.find(({ name }) => name === 'bank_info')?.text ?? '{}') as object);
  expect(numbers).toMatchObject([{ account_number: GOOD_ACCOUNT }, { account_number: '100000000009' }]);
});

test('a refused Confirm stays on the page and can be repeated', async ({ investor }) => {
  await investor.signIn(AT_BANK);
  await openBank();
  await verifyAccount('100000000005');
  await uploadCheque();
  await confirmBankButton().click();
  await closeAlert('The bank rejected the account.');
  await expect.element(confirmBankButton()).toBeEnabled();
  await expect.element(nextStageLink()).toHaveLength(0);
});

test('a lost answer to Confirm is shown as unknown, and Check finds the outcome', async ({ network, investor }) => {
  await investor.signIn(AT_BANK);
  await openBank();
  await reviewCheque();
  network.loseAnswer(bankPaths.stage);
  await confirmBankButton().click();
  await pressDialogOk();
  await expect.element(page.getByText(/we cannot tell whether your account was confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect.element(page.getByText('Your bank account is verified.')).toBeVisible();
  await expect.element(nextStageLink()).toBeVisible();
});

test('a stage that is not due shows an alert, no form, and a link to the stage that is due [ON-228]', async ({
  investor,
}) => {
  await investor.signIn('9000000201');
  visit('/bankVerification');
  await closeAlert('Please finish the earlier steps first.');
  await expect.element(page.getByRole('textbox')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Go to PAN' })).toHaveAttribute('href', '/panVerification/');
});

test('a finished stage shows the account and the next link without a form, also on the older screen [ON-230 ON-285]', async ({
  investor,
}) => {
  await investor.signIn('9000000204');
  for (const [query, title] of [
    ['', 'Bank Account Verification'],
    ['?variant=older', 'Bank Account Number'],
  ] as const) {
    visit(`/bankVerification${query}`);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText('Your bank account is verified.')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveLength(0);
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/personalVerification');
  }
});
