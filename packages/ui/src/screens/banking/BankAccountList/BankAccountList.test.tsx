import { accepted, bankAccountList, refused, type BankAccountListPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  accountsAnswer,
  createSubmissionKeyCounter,
  deferredPorts,
  primaryAccount,
  secondAccount,
  verifiedAnswer,
  withPrimaryAccount,
} from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyDesk } from '../../../parts/form/ImageUpload/story-desk.ts';
import { BankAccountList } from './BankAccountList.tsx';

const accounts = [primaryAccount, secondAccount];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function opened() {
  const ports = deferredPorts<BankAccountListPorts>();
  const flow = bankAccountList(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Screen() {
    const { view, remote } = useFlow(flow, { newSubmission });
    return <BankAccountList view={view} remote={remote} desk={storyDesk} />;
  }
  await render(<Screen />);
  return ports;
}
async function listing(shown = accounts) {
  const ports = await opened();
  await ports.listBankAccounts.answer(accepted(accountsAnswer(...shown)));
  return ports;
}

afterEach(() => page.viewport(414, 896));

describe('the list', () => {
  test('stands under its title, says what it is doing, and has a way to the mandates [OM-190 OM-191 OM-194]', async () => {
    const { listBankAccounts } = await opened();
    await expect.element(heading('Your Bank Account List')).toBeVisible();
    await expect.element(page.getByText('We are fetching your bank account list')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Debit mandates' })).toHaveAttribute('href', '/mandateList');
    await listBankAccounts.answer(accepted(accountsAnswer()));
    await expect.element(page.getByText('We are fetching your bank account list')).not.toBeInTheDocument();
    await expect.element(page.getByText('No bank account information found')).toBeVisible();
  });

  test('shows every field of an account, and who is primary in a word [OM-206]', async () => {
    await listing();
    const card = page.getByRole('article', { name: 'HDFC Bank' });
    for (const text of [
      '100000000006',
      'Current account',
      'Asha Rao',
      'HDFC0000001',
      'Andheri West',
      '12 Link Road, Mumbai 400053',
    ])
      await expect.element(card).toMatchTextContent(text);
    await expect.element(page.getByRole('article', { name: 'Sandbox Bank' }).getByText('Primary')).toBeVisible();
    expect(card.getByText('Primary', { exact: true }).elements()).toEqual([]);
  });

  test('says why no account can be added while one is primary [OM-203]', async () => {
    await listing();
    await expect.element(button('Add Account')).toBeDisabled();
    await expect.element(button('Add Account')).toHaveAccessibleDescription(/only when no account is primary/);
  });
});

describe('another account', () => {
  test('is entered under its own title, digits only and at most 13, the IFSC at most 11 in an input of 17 [OM-192 OM-273 OM-274]', async () => {
    await listing([...withPrimaryAccount(accounts)]);
    await userEvent.click(button('Add Account'));
    await expect.element(heading('Add Bank Account')).toBeVisible();
    await userEvent.fill(field('Account number'), '12 34a5');
    await expect.element(field('Account number')).toHaveValue('12345');
    await userEvent.fill(field('Account number'), '1'.repeat(13));
    await userEvent.fill(field('Account number'), '2'.repeat(14));
    await expect.element(field('Account number')).toHaveValue('1'.repeat(13));
    await userEvent.fill(field('IFSC'), 'hdfc-0000001');
    await expect.element(field('IFSC')).toHaveValue('HDFC0000001');
    await userEvent.fill(field('IFSC'), 'HDFC00000012');
    await expect.element(field('IFSC')).toHaveValue('HDFC0000001');
    await expect.element(field('IFSC')).toHaveAttribute('maxlength', '17');
  });

  test('is verified once number and IFSC are there, type and bank being the first of the lists [OM-199 OM-275]', async () => {
    const { verifyBankAccount } = await listing([]);
    await userEvent.click(button('Add Account'));
    await expect.element(button('Verify')).toBeDisabled();
    await userEvent.fill(field('Account number'), '1');
    await expect.element(button('Verify')).toBeDisabled();
    await userEvent.fill(field('IFSC'), 'H');
    await expect.element(button('Verify')).toBeEnabled();
    await expect.element(field('Account type')).toHaveValue('SB');
    await expect.element(field('Bank')).toHaveValue('HDFC');
    await userEvent.dblClick(button('Verify'));
    expect(verifyBankAccount.calls).toHaveLength(1);
  });

  test('goes details, Verify, cheque, Confirm; a refused verification keeps what was typed [OM-196 OM-197]', async () => {
    const { verifyBankAccount } = await listing([]);
    await userEvent.click(button('Add Account'));
    await userEvent.fill(field('Account number'), '100000000001');
    await userEvent.fill(field('IFSC'), 'SBOX0000001');
    await userEvent.click(button('Verify'));
    await verifyBankAccount.answer(refused('The name on this account is not yours.', '051'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The name on this account is not yours.');
    await expect.element(field('Account number')).toHaveValue('100000000001');
    await userEvent.click(button('Verify'));
    await verifyBankAccount.answer(accepted(verifiedAnswer));
    await expect.element(page.getByText('This account is verified.')).toBeVisible();
    await expect.element(field('Cheque')).toBeInTheDocument();
    await expect.element(button('Confirm')).toBeDisabled();
  });

  test('asks before it is given up, by button and by Escape [OM-202]', async () => {
    await listing([]);
    await userEvent.click(button('Add Account'));
    await userEvent.fill(field('IFSC'), 'SBOX0000001');
    await userEvent.click(button('Cancel'));
    await expect.element(page.getByRole('heading', { name: 'Do you want to cancel the process?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(field('IFSC')).toHaveValue('SBOX0000001');
  });
});

describe('Make Primary', () => {
  test('says what happens before the PIN is entered, and to which account [OM-204]', async () => {
    await listing();
    expect(button(/^Make Primary/).elements()).toHaveLength(1);
    await userEvent.click(button('Make Primary: HDFC Bank •••• 0006'));
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('HDFC Bank •••• 0006 becomes your primary account immediately');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('tells that it is done, and the PIN is gone', async () => {
    const { makePrimaryBankAccount } = await listing();
    await userEvent.click(button(/^Make Primary/));
    await userEvent.fill(field('PIN'), '1234');
    await userEvent.keyboard('{Enter}');
    const customer_bank_list = [...withPrimaryAccount(accounts, '100000000006')];
    await makePrimaryBankAccount.answer(accepted({ code: '000', messageText: '', result: { customer_bank_list } }));
    await expect.element(page.getByRole('status').getByText('Your primary account has been changed.')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'HDFC Bank' }).getByText('Primary')).toBeVisible();
  });
});

test('everything fits a phone of 360 pixels', async () => {
  await page.viewport(360, 740);
  await listing([...withPrimaryAccount(accounts)]);
  expect(document.documentElement.scrollWidth).toBe(360);
  await userEvent.click(button('Add Account'));
  await expect.element(field('IFSC')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
