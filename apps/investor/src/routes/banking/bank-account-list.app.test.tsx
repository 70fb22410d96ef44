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
import { GOOD_ACCOUNT } from '../../testing/test-data.ts';
import {
  accountPaths,
  addAccount,
  confirmAccountButton,
  askToMakePrimary,
  NO_PRIMARY,
  openAccounts,
  proceedToCheque,
} from '../../testing/steps/accounts.ts';
import { confirmPin } from '../../testing/steps/pin.ts';
import { drawPicture, createNonPicture, WRONG_TYPE_TEXT } from '../../testing/pictures.ts';

const WITH_EVERYTHING = '9000000101';
const NO_ACCOUNT = '9000000102';

test('both spellings open the list, which fetches its accounts with an empty body [ON-076 OM-190 OM-195 OM-228]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  for (const path of ['/bankaccountList', '/bankAccountList']) {
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Bank Account List');
    await expect.element(page.getByRole('article')).toHaveLength(2);
  }
  expect(network.callsTo(accountPaths.list).map(({ body }) => body)).toEqual([{}, {}]);
});

test('with a primary account no account can be added, and only the other account can become primary [OM-203 OM-204]', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await openAccounts();
  await expect.element(button('Add Account')).toBeDisabled();
  await expect.element(page.getByText(/^Primary$/)).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /^Make Primary/ })).toHaveLength(1);
});

test('an empty list shows a text, and the first added account becomes primary [OM-193 OM-197 OM-201]', async ({
  investor,
  network,
}) => {
  await investor.signIn(NO_ACCOUNT);
  await openAccounts();
  await expect.element(page.getByText('No bank account information found')).toBeVisible();
  await addAccount();
  await expect.element(page.getByRole('article')).toHaveLength(1);
  await expect.element(page.getByText(GOOD_ACCOUNT)).toBeVisible();
  const [verification] = network.callsTo(accountPaths.verify);
  expect(verification?.body).toEqual({
    client_bank_account_number_1: GOOD_ACCOUNT,
    client_ifsc_code_1: 'SBOX0000001',
    client_bank_account_type_1: 'SB',
    client_bank: expect.any(String) as string,
  });
  expect(network.callsTo(accountPaths.add).map(({ method }) => method)).toEqual(['PUT']);
});

test('a further account is verified as additional and can become primary [OM-200 OM-205]', async ({
  investor,
  network,
}) => {
  await investor.signIn(NO_PRIMARY);
  await openAccounts();
  await addAccount('100000000077');
  const [verification] = network.callsTo(accountPaths.verify);
  expect(verification?.body).toMatchObject({ request_mode: 'additional' });
  await expect.element(page.getByText('100000000077')).toBeVisible();
  await askToMakePrimary();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('•••• 0077 becomes your primary account');
  await confirmPin('1234');
  await expect.element(page.getByRole('article').filter({ hasText: /^.*Primary.*100000000077/ })).toHaveLength(1);
  expect(network.callsTo(accountPaths.primary).map(({ body }) => body)).toMatchObject([
    { beneficiary_account_no: '100000000077' },
  ]);
  await expect.element(button('Add Account')).toBeDisabled();
});

test('a cheque of another type is not sent; a refused one shows the reason and remains chosen [OM-196 OM-337]', async ({
  investor,
  network,
}) => {
  await investor.signIn(NO_PRIMARY);
  await openAccounts();
  await proceedToCheque('100000000077');
  await field('Cheque').upload(createNonPicture('cheque.pdf', 'application/pdf'));
  await expect.element(page.getByText(WRONG_TYPE_TEXT)).toBeVisible();
  expect(network.callsTo(accountPaths.add)).toEqual([]);
  await field('Cheque').upload(await drawPicture('reject.png'));
  await confirmAccountButton().click();
  await closeAlert('Cheque image could not be read');
  await expect.element(page.getByText('Cheque image could not be read')).toBeVisible();
  await expect.element(page.getByText('reject.png').first()).toBeVisible();
});

test('Cancel asks for confirmation; No preserves the values, Yes discards them and returns to the list [OM-202]', async ({
  investor,
}) => {
  await investor.signIn(NO_PRIMARY);
  await openAccounts();
  await button('Add Account').click();
  await field('Account number').fill('123456');
  await button('Cancel').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Do you want to cancel the process?');
  await button('No').click();
  await expect.element(field('Account number')).toHaveValue('123456');
  await button('Cancel').click();
  await button('Yes').click();
  await button('Add Account').click();
  await expect.element(field('Account number')).toHaveValue('');
});

test('Make Primary asks for the PIN, and exactly one account is primary afterwards [OM-205]', async ({
  investor,
  network,
}) => {
  await investor.signIn(NO_PRIMARY);
  await openAccounts();
  await askToMakePrimary();
  await confirmPin('4321');
  await closeAlert(/PIN/);
  await userEvent.keyboard('1234{Enter}');
  await expect.element(page.getByText('Your primary account has been changed.')).toBeVisible();
  await expect.element(page.getByText(/^Primary$/)).toHaveLength(1);
  const sent = network.callsTo(accountPaths.primary);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { request_mode: 'primary', pin_verification_value: '4321' },
    { request_mode: 'primary', pin_verification_value: '1234' },
  ]);
});

test('a retry after a lost answer sends the same key and changes the account once', async ({ investor, network }) => {
  await investor.signIn(NO_PRIMARY);
  await openAccounts();
  network.loseAnswer(accountPaths.primary);
  await askToMakePrimary();
  await confirmPin('1234');
  await pressDialogOk();
  await confirmPin('1234');
  await expect.element(page.getByText(/^Primary$/)).toHaveLength(1);
  const [first, second] = network.callsTo(accountPaths.primary).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});
