import { captureAnswer } from '../support/capture-answer.ts';
import { expect, test } from '../support/test.ts';
import { recordForms } from '../support/form-parts.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { openBank, uploadCheque, verifyAccount } from './bank-steps.ts';
import { bankPaths, GOOD_ACCOUNT, GOOD_IFSC } from '../../apps/investor/src/testing/test-data.ts';

/** The persona whose next stage is the bank. */
const AT_BANK = '9000000203';

test('details, cheque and Confirm send the documented requests [ON-226 ON-227 ON-233 ON-269 ON-270 ON-276 ON-277 ON-278 ON-279 ON-280 ON-281 ON-282 ON-472 ON-473]', async ({
  page,
  investor,
}) => {
  const forms = await recordForms(page);
  const calls = recordProviderCalls(page);
  await investor.signIn(AT_BANK);
  const { master_list: lists } = await captureAnswer<{
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
