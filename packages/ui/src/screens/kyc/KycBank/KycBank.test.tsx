import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import { openBankStage, readCheque } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  renderBankDetails,
  field,
  fillDetails,
  SUCCESS,
  renderBank,
  chooseCheque,
  verifyBankDetails,
  prepareCheque,
  uploadChequeForReview,
} from './testing/opened-bank.tsx';

const wrongType = 'Upload file format should be of PNG, JPEG, JPG only';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const next = () => page.getByRole('link', { name: i18n._('bank.next') });
const verify = () => button(i18n._('bank.verify'));
const confirm = () => button(i18n._('bank.confirm'));

afterEach(() => page.viewport(414, 896));

describe('the form', () => {
  test('has a title, five controls and the lists of the provider [ON-269 ON-270 ON-271]', async () => {
    await renderBankDetails();
    await expect.element(heading('Bank Account Verification')).toBeVisible();
    for (const name of ['Account number', 'Confirm account number', 'IFSC', 'Account type', 'Bank'])
      await expect.element(field(name)).toBeVisible();
    const optionsOf = (name: string) =>
      [...(field(name).element() as HTMLSelectElement).options].map(({ value, label }) => [value, label]);
    expect(optionsOf('Account type')).toEqual([
      ['', 'Choose'],
      ['SB', 'Savings account'],
      ['CB', 'Current account'],
    ]);
    expect(optionsOf('Bank')).toEqual([
      ['', 'Choose'],
      ['HDFC', 'HDFC Bank'],
      ['SBIN', 'State Bank of India'],
    ]);
  });

  test('is absent while it loads and while the stage is not due, when a link leads to the due stage [ON-228]', async () => {
    const { getStageInfo } = await renderBank();
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading this step');
    await getStageInfo.answer(
      refused('Please finish the earlier steps first.', '020', { navigateScreen: 'aadhaarVerification' }),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please finish the earlier steps first.');
    await expect.element(page.getByRole('link', { name: 'Go to Aadhaar' })).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(button(i18n._('kyc.stage.reload')));
    await getStageInfo.answer(accepted(openBankStage, 0));
    await expect.element(field('IFSC')).toBeVisible();
  });

  test('accepts only digits as the account number, and rejects more than 25 with a message [ON-272]', async () => {
    await renderBankDetails();
    await userEvent.type(field('Account number'), '12 34a5');
    await expect.element(field('Account number')).toHaveValue('12345');
    await userEvent.fill(field('Account number'), '1'.repeat(25));
    await userEvent.fill(field('Account number'), '2'.repeat(26));
    await expect.element(field('Account number')).toHaveValue('1'.repeat(25));
    await expect.element(page.getByText(/at most 25 digits\. Your last change was not applied/)).toBeVisible();
    await userEvent.fill(field('Account number'), '12345');
    await expect.element(page.getByText(/Your last change was not applied/)).not.toBeInTheDocument();
  });

  test('accepts letters and digits as the IFSC, in capitals, at most 13 [ON-274]', async () => {
    await renderBankDetails();
    await userEvent.fill(field('IFSC'), 'abcd 0-001234');
    await expect.element(field('IFSC')).toHaveValue('ABCD0001234');
    await userEvent.fill(field('IFSC'), 'ABCD0123456789');
    await expect.element(field('IFSC')).toHaveValue('ABCD0001234');
    await expect.element(field('IFSC')).toHaveAttribute('aria-invalid', 'true');
  });

  test('hides Verify until every value is valid, and shows the missing value [ON-273 ON-275]', async () => {
    await renderBankDetails();
    expect(verify().elements()).toEqual([]);
    await fillDetails();
    await expect.element(verify()).toBeVisible();
    await userEvent.fill(field('Confirm account number'), '200000000001');
    await expect.element(verify()).not.toBeInTheDocument();
    await expect.element(page.getByText('This does not match the account number above')).toBeVisible();
    await expect.element(page.getByText('To verify, enter: the account number again')).toBeVisible();
    for (const [typed, isShown] of [
      ['1234', false],
      ['12345', true],
    ] as const) {
      await userEvent.fill(field('Account number'), typed);
      await userEvent.fill(field('Confirm account number'), typed);
      expect(verify().elements()).toHaveLength(isShown ? 1 : 0);
    }
    await userEvent.fill(field('IFSC'), 'ABCD');
    await expect.element(verify()).not.toBeInTheDocument();
    await userEvent.fill(field('IFSC'), 'ABCD0');
    await expect.element(verify()).toBeVisible();
  });

  test('sends one request on two presses, and preserves its input after a refusal', async () => {
    const { verifyBankAccount } = await renderBankDetails();
    await fillDetails();
    await userEvent.dblClick(verify());
    expect(verifyBankAccount.calls).toHaveLength(1);
    await expect.element(verify()).toHaveAttribute('aria-busy', 'true');
    expect(page.getByText('Cheque', { exact: true }).elements()).toEqual([]);
    await verifyBankAccount.answer(refused('The name on this account is not yours.', '051'));
    await expect.element(page.getByRole('alert').getByText('The name on this account is not yours.')).toBeVisible();
    await expect.element(field('IFSC')).toHaveValue('SBOX0000001');
    await userEvent.type(field('IFSC'), '{Enter}');
    expect(verifyBankAccount.calls).toHaveLength(2);
  });
});

describe('the cheque', () => {
  test('is requested after the verification of the account [ON-277]', async () => {
    await verifyBankDetails();
    await expect.element(page.getByText('This account is verified.')).toBeVisible();
    await expect.element(page.getByText('ASHA RAO')).toBeVisible();
    await expect.element(field('Cheque')).toBeInTheDocument();
    await expect.element(button('Upload cheque')).toBeDisabled();
  });

  test.each([
    ['cheque.pdf', 'application/pdf'],
    ['cheque.gif', 'image/gif'],
  ])('is rejected as the file %s without a request [ON-234 ON-235 ON-283]', async (name, type) => {
    const { prepareImage, uploadCheque } = await verifyBankDetails();
    await chooseCheque(name, type);
    await expect.element(page.getByText(wrongType)).toBeVisible();
    expect([prepareImage.calls, uploadCheque.calls]).toEqual([[], []]);
  });

  test.each(['cheque.PNG', 'cheque.jpg', 'cheque.Jpeg'])('is accepted as the file %s [ON-234]', async (name) => {
    const { prepareImage } = await verifyBankDetails();
    await chooseCheque(name, name.endsWith('PNG') ? 'image/png' : 'image/jpeg');
    expect(prepareImage.calls).toHaveLength(1);
  });

  test('can be sent again or replaced after a refusal, whose reason is shown [ON-284 ON-500]', async () => {
    const { uploadCheque } = await prepareCheque();
    await userEvent.click(button('Upload cheque'));
    await uploadCheque.answer(refused('Cheque image could not be read', '051'));
    await expect.element(page.getByRole('alert').getByText('Cheque image could not be read')).toBeVisible();
    await expect.element(button('Upload cheque')).toBeEnabled();
    await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeEnabled();
  });

  test('is shown after the upload with the values that were read from it [ON-279]', async () => {
    await uploadChequeForReview();
    const read = page.getByRole('region', { name: i18n._('kyc.sections.bank') });
    for (const text of ['100000000001', 'SBOX0000001', 'Savings account', 'HDFC Bank'])
      await expect.element(read.getByText(text)).toBeVisible();
    await expect.element(read.getByRole('img')).toBeVisible();
  });

  test('has a warning if it belongs to another account', async () => {
    const { uploadCheque } = await prepareCheque();
    await userEvent.click(button('Upload cheque'));
    const bank_info = { account_number: '999999', ifsc_code: 'SBOX0000001', account_type: 'SB', bank_name: 'HDFC' };
    await uploadCheque.answer(accepted({ ...readCheque, bank_info }, 0));
    await expect.element(page.getByText(/This differs from what you entered/)).toBeVisible();
  });
});

describe('Confirm', () => {
  test('sends one request, and Next leads to the personal details only afterwards [ON-230 ON-281 ON-282]', async () => {
    const { verifyStage } = await uploadChequeForReview();
    expect(next().elements()).toEqual([]);
    await userEvent.dblClick(confirm());
    expect(verifyStage.calls.map(({ request }) => request)).toEqual([{ verify_stage: 'bank' }]);
    await verifyStage.answer(accepted({ ...SUCCESS, is_stage_verified: true }, 0));
    await expect.element(page.getByText('Your bank account is verified.')).toBeVisible();
    await expect.element(next()).toHaveAttribute('href', '/personalVerification');
  });

  test('shows an unknown outcome and a check of the stage after a lost answer', async () => {
    const { getStageInfo, verifyStage } = await uploadChequeForReview();
    await userEvent.click(confirm());
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByText(/we cannot tell whether your account was confirmed/)).toBeVisible();
    await expect.element(confirm()).toBeEnabled();
    await userEvent.click(button('Check status'));
    await getStageInfo.answer(accepted({ ...openBankStage, is_verified: true }, 0));
    await expect.element(next()).toBeVisible();
  });
});

test('a Confirm that is refused because the stage is finished shows a link to the due stage until the details are changed', async () => {
  const { verifyStage } = await uploadChequeForReview();
  await userEvent.click(confirm());
  await verifyStage.answer(refused('This step is finished.', '020', { navigateScreen: 'personalVerification' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('This step is finished.');
  await expect
    .element(page.getByRole('link', { name: 'Go to Personal' }))
    .toHaveAttribute('href', '/personalVerification');
  await userEvent.click(button('Change details'));
  await expect.element(page.getByRole('link', { name: 'Go to Personal' })).not.toBeInTheDocument();
});

test('the older screen has its own texts and the same flow [ON-285]', async () => {
  const { getStageInfo } = await renderBankDetails({ variant: 'older' });
  await expect.element(heading('Bank Account Number')).toBeVisible();
  await expect.element(page.getByText('A bank account number is compulsory for investing.')).toBeVisible();
  expect(getStageInfo.calls).toHaveLength(1);
});

test('the older screen of a finished stage links to the personal details [ON-285]', async () => {
  const { getStageInfo } = await renderBank({ variant: 'older' });
  await getStageInfo.answer(accepted({ ...openBankStage, is_verified: true }, 0));
  await expect.element(heading('Bank Account Number')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/personalVerification');
});

test('the review fits a phone of 360 px', async () => {
  await page.viewport(360, 740);
  await uploadChequeForReview();
  expect(document.documentElement.scrollWidth).toBe(360);
});
