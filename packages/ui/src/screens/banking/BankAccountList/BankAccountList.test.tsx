import { i18n } from '@folioflow/flows/testing/texts';
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
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { BankAccountList } from './BankAccountList.tsx';

const accounts = [primaryAccount, secondAccount];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const verify = () => button(i18n._('bank.verify'));
const field = (name: string) => page.getByLabelText(name, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function opened() {
  const ports = deferredPorts<BankAccountListPorts>();
  const flow = bankAccountList(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Screen() {
    const { view, remote } = useFlow(flow, { newSubmission });
    return <BankAccountList view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(<Screen />);
  return ports;
}
async function listing(shown = accounts) {
  const ports = await opened();
  await ports.listBankAccounts.answer(accepted(accountsAnswer(...shown), 0));
  return ports;
}

afterEach(() => page.viewport(414, 896));

describe('the account list', () => {
  test('has a title, a loading text, a text for an empty list and a link to the mandates [OM-190 OM-191 OM-194]', async () => {
    const { listBankAccounts } = await opened();
    await expect.element(heading('Your Bank Account List')).toBeVisible();
    await expect.element(page.getByText('We are fetching your bank account list')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Mandate List' })).toHaveAttribute('href', '/mandateList');
    await listBankAccounts.answer(accepted(accountsAnswer(), 0));
    await expect.element(page.getByText('We are fetching your bank account list')).not.toBeInTheDocument();
    await expect.element(page.getByText('No bank account information found')).toBeVisible();
  });

  test('shows every field of an account, and marks the primary account by a word [OM-206]', async () => {
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

  test('disables Add Account with the reason while an account is primary [OM-203]', async () => {
    await listing();
    await expect.element(button('Add Account')).toBeDisabled();
    await expect
      .element(button('Add Account'))
      .toHaveAccessibleDescription(/only when none of your accounts is primary/);
  });
});

describe('the form of a new account', () => {
  test('has its own title, accepts at most 13 digits as the number, and at most 11 characters as the IFSC in an input of 17 [OM-192 OM-273 OM-274]', async () => {
    await listing([...withPrimaryAccount(accounts)]);
    await userEvent.click(button('Add Account'));
    await expect.element(heading('Add Bank Account')).toBeVisible();
    await userEvent.clear(field('Account number'));
    await userEvent.type(field('Account number'), '12 34a5');
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

  test('enables Verify when number and IFSC are entered, preselects the first type and bank, and sends one request [OM-199 OM-275]', async () => {
    const { verifyBankAccount } = await listing([]);
    await userEvent.click(button('Add Account'));
    await expect.element(verify()).toBeDisabled();
    await userEvent.fill(field('Account number'), '1');
    await expect.element(verify()).toBeDisabled();
    await userEvent.fill(field('IFSC'), 'H');
    await expect.element(verify()).toBeEnabled();
    await expect.element(field('Account type')).toHaveValue('SB');
    await expect.element(field('Bank')).toHaveValue('HDFC');
    await userEvent.dblClick(verify());
    expect(verifyBankAccount.calls).toHaveLength(1);
  });

  test('has the order details, Verify, cheque, Confirm, and preserves its input after a refused verification [OM-196 OM-197]', async () => {
    const { verifyBankAccount } = await listing([]);
    await userEvent.click(button('Add Account'));
    await userEvent.fill(field('Account number'), '100000000001');
    await userEvent.fill(field('IFSC'), 'SBOX0000001');
    await userEvent.click(verify());
    await verifyBankAccount.answer(refused('The name on this account is not yours.', '051'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The name on this account is not yours.');
    await expect.element(field('Account number')).toHaveValue('100000000001');
    await userEvent.click(verify());
    await verifyBankAccount.answer(accepted(verifiedAnswer, 0));
    await expect.element(page.getByText('This account is verified.')).toBeVisible();
    await expect.element(field('Cheque')).toBeInTheDocument();
    await expect.element(button(i18n._('accounts.add.confirm'))).toBeDisabled();
  });

  test('requires a confirmation of Cancel, and Escape returns to the preserved input [OM-202]', async () => {
    await listing([]);
    await userEvent.click(button('Add Account'));
    await userEvent.fill(field('IFSC'), 'SBOX0000001');
    await userEvent.click(button(i18n._('accounts.add.cancel')));
    await expect.element(page.getByRole('heading', { name: 'Do you want to cancel the process?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(field('IFSC')).toHaveValue('SBOX0000001');
  });
});

describe('Make Primary', () => {
  test('shows its effect and the account before the PIN is entered [OM-204]', async () => {
    await listing();
    expect(button(/^Make Primary/).elements()).toHaveLength(1);
    await userEvent.click(button('Make Primary: HDFC Bank •••• 0006'));
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('HDFC Bank •••• 0006 becomes your primary account immediately');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: i18n._('pin.cancel') }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows the change and the new primary account after the PIN is accepted', async () => {
    const { makePrimaryBankAccount } = await listing();
    await userEvent.click(button(/^Make Primary/));
    await userEvent.fill(field(i18n._('pin.label')), '1234');
    await userEvent.keyboard('{Enter}');
    const customer_bank_list = [...withPrimaryAccount(accounts, '100000000006')];
    await makePrimaryBankAccount.answer(accepted({ code: '000', messageText: '', result: { customer_bank_list } }, 0));
    await expect.element(page.getByRole('status').getByText('Your primary account has been changed.')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'HDFC Bank' }).getByText('Primary')).toBeVisible();
  });
});

test('the list and the form fit a phone of 360 px', async () => {
  await page.viewport(360, 740);
  await listing([...withPrimaryAccount(accounts)]);
  expect(document.documentElement.scrollWidth).toBe(360);
  await userEvent.click(button('Add Account'));
  await expect.element(field('IFSC')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
