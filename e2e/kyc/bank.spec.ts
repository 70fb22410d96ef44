import { answerDuring } from '../support/answer-during.ts';
import { expect, test } from '../support/test.ts';
import { formParts } from '../support/form-parts.ts';
import { providerCalls } from '../support/provider-calls.ts';
import {
  bankPaths,
  chooseCheque,
  closeAlert,
  enterAccount,
  GOOD_ACCOUNT,
  GOOD_IFSC,
  loseAnswer,
  openBank,
  reviewCheque,
  uploadCheque,
  verifyAccount,
} from './bank-steps.ts';

/** The persona whose next stage is the bank. */
const AT_BANK = '9000000203';

test('details, cheque, Confirm and Next, each with the documented request @layout [ON-226 ON-227 ON-233 ON-269 ON-270 ON-276 ON-277 ON-278 ON-279 ON-280 ON-281 ON-282 ON-472 ON-473]', async ({
  page,
  investor,
}) => {
  const forms = await formParts(page);
  const calls = providerCalls(page);
  await investor.signIn(AT_BANK);
  const { master_list: lists } = await answerDuring<{
    master_list: Record<'bank_account_type' | 'bank_list', { label: string }[]>;
  }>(page, 'master/stageinfo', () => openBank(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Account Verification' })).toBeVisible();
  const labelsOf = (name: string) =>
    page.getByLabel(name, { exact: true }).locator('option:not([disabled])').allTextContents();
  expect(await labelsOf('Account type')).toEqual(lists.bank_account_type.map(({ label }) => label));
  expect(await labelsOf('Bank')).toEqual(lists.bank_list.map(({ label }) => label));
  await expect(page.getByLabel('Cheque', { exact: true })).toHaveCount(0);

  await verifyAccount(page);
  expect(calls.to(bankPaths.account).map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'POST',
      body: {
        client_bank_account_number_1: GOOD_ACCOUNT,
        client_ifsc_code_1: GOOD_IFSC,
        client_bank_account_type_1: 'SB',
        client_bank: 'SBOX',
      },
    },
  ]);

  await uploadCheque(page);
  const read = page.getByRole('region', { name: 'BANK ACCOUNT' });
  for (const text of [GOOD_ACCOUNT, GOOD_IFSC, 'Savings', 'Sandbox Bank']) await expect(read).toContainText(text);
  const [form] = forms.to(bankPaths.cheque);
  expect(form?.method).toBe('PUT');
  const textOf = (name: string) => form?.parts.find((part) => part.name === name)?.text;
  expect(['id_type', 'folder_name', 'attachment_category', 'is_master_update_required'].map(textOf)).toEqual([
    'cheque',
    'bank',
    'cheque',
    'true',
  ]);
  expect(JSON.parse(textOf('bank_info') ?? '')).toEqual({
    account_number: GOOD_ACCOUNT,
    ifsc_code: GOOD_IFSC,
    account_type: 'SB',
    bank_name: 'SBOX',
  });
  const files = form?.parts.filter(({ name }) => name === 'upload_addbank').map(({ file }) => file);
  expect(files).toMatchObject([
    { name: 'cheque.png', type: 'image/png', begins: '89504e47' },
    { name: 'cheque.tiff', type: 'image/tiff', begins: expect.stringMatching(/^(49492a00|4d4d002a)$/) as unknown },
  ]);

  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByText('Your bank account is verified.')).toBeVisible();
  expect(calls.to(bankPaths.stage).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PUT', body: { verify_stage: 'bank' } },
  ]);
  for (const { body } of calls.all) {
    expect(body).not.toHaveProperty('customer_id');
    expect(body).not.toHaveProperty('is_backoffice');
  }
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/personalVerification\/?$/);
});

test('what is too long is refused, and Verify waits for both numbers to agree [ON-271 ON-272 ON-273 ON-274 ON-275]', async ({
  page,
  investor,
}) => {
  await investor.signIn(AT_BANK);
  await openBank(page);
  const number = page.getByLabel('Account number', { exact: true });
  const ifsc = page.getByLabel('IFSC');
  await number.pressSequentially('12 34a5');
  await expect(number).toHaveValue('12345');
  await number.fill('1'.repeat(25));
  await number.press('End');
  await number.pressSequentially('9');
  await expect(number).toHaveValue('1'.repeat(25));
  await ifsc.fill('abcd 0-001234');
  await expect(ifsc).toHaveValue('ABCD0001234');
  await ifsc.press('End');
  await ifsc.pressSequentially('567');
  await expect(ifsc).toHaveValue('ABCD000123456');
  await enterAccount(page);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await expect(verify).toBeVisible();
  await page.getByLabel('Confirm account number').fill('100000000009');
  await expect(verify).toHaveCount(0);
  await page.getByLabel('Confirm account number').fill(GOOD_ACCOUNT);
  await expect(verify).toBeVisible();
});

test('an account that is refused, or a bank that is down, keeps what was typed [ON-236 ON-237]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await investor.signIn(AT_BANK);
  await openBank(page);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await enterAccount(page, '100000000002');
  await verify.click();
  await closeAlert(page, 'The name of the account holder does not match your KYC.');
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('100000000002');
  await enterAccount(page, '100000000004');
  await verify.click();
  await expect(page.getByText('The bank does not answer. Please try again later.').first()).toBeVisible();
  await expect(page.getByLabel('IFSC')).toHaveValue(GOOD_IFSC);
  await verifyAccount(page);
});

test('a verification whose answer was lost is sent again as it was typed', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  const calls = providerCalls(page);
  await investor.signIn(AT_BANK);
  await openBank(page);
  await loseAnswer(page, bankPaths.account);
  await enterAccount(page);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/What you entered is still here/)).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This account is verified.')).toBeVisible();
  const [first, second, ...more] = calls.to(bankPaths.account);
  expect(more).toEqual([]);
  expect(first?.body).toMatchObject({ client_bank_account_number_1: GOOD_ACCOUNT });
  expect(second?.body).toEqual(first?.body);
});

test('a cheque of another type is not sent, an unreadable one is refused, a good one goes on [ON-234 ON-235 ON-283 ON-284 ON-500]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(AT_BANK);
  await openBank(page);
  await verifyAccount(page);
  for (const name of ['cheque.pdf', 'cheque.gif']) {
    const type = name.endsWith('pdf') ? 'application/pdf' : 'image/gif';
    await page
      .getByLabel('Cheque', { exact: true })
      .setInputFiles({ name, mimeType: type, buffer: Buffer.from('%PDF-') });
    await expect(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
  }
  expect(calls.to(bankPaths.cheque)).toEqual([]);
  await uploadCheque(page, 'cheque-reject.png');
  await closeAlert(page, 'Cheque image could not be read');
  await page.getByRole('button', { name: 'Remove cheque-reject.png' }).click();
  await chooseCheque(page, 'cheque.png');
  await page.getByRole('button', { name: 'Upload cheque' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('changing the details withdraws the verification: the next cheque goes with the new account', async ({
  page,
  investor,
}) => {
  const forms = await formParts(page);
  await investor.signIn(AT_BANK);
  await openBank(page);
  await reviewCheque(page);
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(GOOD_ACCOUNT);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await verifyAccount(page, '100000000009');
  await uploadCheque(page);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  const numbers = forms
    .to(bankPaths.cheque)
    .map(({ parts }) => JSON.parse(parts.find(({ name }) => name === 'bank_info')?.text ?? '{}') as object);
  expect(numbers).toMatchObject([{ account_number: GOOD_ACCOUNT }, { account_number: '100000000009' }]);
});

test('a Confirm that is refused stays where it is', async ({ page, investor }) => {
  await investor.signIn(AT_BANK);
  await openBank(page);
  await verifyAccount(page, '100000000005');
  await uploadCheque(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeAlert(page, 'The bank rejected the account.');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('a Confirm whose answer was lost is not called failed, and Check finds out', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  await investor.signIn(AT_BANK);
  await openBank(page);
  await reviewCheque(page);
  await loseAnswer(page, bankPaths.stage);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/we cannot tell whether your account was confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Your bank account is verified.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
});

test('before its turn the page says so, shows no form, and leads to the stage that is due [ON-228]', async ({
  page,
  investor,
}) => {
  await investor.signIn('9000000201');
  await page.goto('/bankVerification');
  await closeAlert(page, 'Please finish the earlier steps first.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to PAN' })).toHaveAttribute('href', '/panVerification/');
});

test('a finished stage has no form, shows the account and leads on; the older screen does the same [ON-230 ON-285]', async ({
  page,
  investor,
}) => {
  await investor.signIn('9000000204');
  for (const [query, title] of [
    ['', 'Bank Account Verification'],
    ['?variant=older', 'Bank Account Number'],
  ] as const) {
    await page.goto(`/bankVerification${query}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Your bank account is verified.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/personalVerification');
  }
});
