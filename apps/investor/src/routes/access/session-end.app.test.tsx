import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { field, expect, page, READY, test, visit, waitForPath, type Network } from '../../testing/app-test.tsx';
import { codeHeading, enterCode, mobileField, requestCodeButton } from '../../testing/steps/access.ts';
import { confirmBankButton, enterAccount, openBank, uploadCheque, verifyAccount } from '../../testing/steps/bank.ts';
import {
  confirmOrder,
  createOrder,
  createOrderButton,
  fetchOrderList,
  invest,
  orderCodeField,
  settleNominee,
} from '../../testing/steps/order.ts';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { bankPaths, GOOD_ACCOUNT, GOOD_IFSC } from '../../testing/test-data.ts';
import { inject } from 'vitest';

const END_TEXT = 'You have signed in on another device.';
const sessionEnd = { code: '004', messageText: END_TEXT, navigateScreen: 'signin' };

test('the sign-in page shows the text of the answer that ended the session, as a text and once [ON-436 ON-437]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  network.answerWith('order/portfolio', sessionEnd);
  visit('/portfolio');
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByRole('main').getByText(END_TEXT)).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: END_TEXT })).toHaveLength(0);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  visit('/signin');
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  await expect.element(page.getByText(END_TEXT)).toHaveLength(0);
});

/** Signs in on the sign-in page to which the end of a session has led; the app runs on. */
async function signInAgain(mobile: string): Promise<void> {
  await waitForPath(/\/signin\/$/);
  await typeText(mobileField(), mobile);
  await press(requestCodeButton());
  await expect.element(codeHeading()).toBeVisible();
  await enterCode('123456');
}

async function endSessionAtReview(network: Network): Promise<void> {
  await invest('7400');
  await settleNominee();
  network.answerWith('user/2factor/sendotp', sessionEnd);
  await createOrder();
}

test('a session that ends in a checkout continues there after the same person has signed in, with every choice', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await endSessionAtReview(network);
  await signInAgain(investor.mobile);
  await waitForPath(/^\/orderCheckout\/?$/);
  await expect.element(page.getByRole('main')).toMatchTextContent('₹7,400');
  await press(createOrderButton());
  await expect.element(orderCodeField()).toBeVisible();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
  expect(await fetchOrderList(network)).toHaveLength(1);
});

test('a session that ends with the code of an order leads back to the step before the code, which sends another one', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await invest('7400');
  await settleNominee();
  await createOrder();
  await expect.element(orderCodeField()).toBeVisible();
  network.answerWith('order/create', sessionEnd);
  await confirmOrder();
  await signInAgain(investor.mobile);
  await waitForPath(/^\/orderCheckout\/?$/);
  await expect.element(orderCodeField()).toHaveLength(0);
  await press(createOrderButton());
  await expect.element(orderCodeField()).toHaveValue('');
});

test('a session that ends in the list leads back to its address and its filters', async ({ investor, network }) => {
  await investor.signIn();
  network.answerWith('master/schemelist', sessionEnd);
  visit('/schemeList?sort=name&page=2');
  await signInAgain(investor.mobile);
  await waitForPath(/^\/schemeList\/?$/);
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  expect(location.search).toBe('?sort=name&page=2');
});

test('a session that ends in KYC leads back to the typed account', async ({ investor, network }) => {
  await investor.signIn('9000000203');
  await openBank();
  await enterAccount();
  network.answerWith(bankPaths.account, sessionEnd);
  await press(page.getByRole('button', { name: 'Verify' }));
  await signInAgain(investor.mobile);
  await waitForPath(/^\/bankVerification\/?$/);
  await expect.element(field('Account number')).toHaveValue(GOOD_ACCOUNT);
  await expect.element(page.getByLabelText('IFSC')).toHaveValue(GOOD_IFSC);
});

test('a session that ends with the upload of a cheque leads back to the chosen picture', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000203');
  await openBank();
  await verifyAccount();
  network.answerWith(bankPaths.cheque, sessionEnd);
  await uploadCheque();
  await signInAgain(investor.mobile);
  await waitForPath(/^\/bankVerification\/?$/);
  await press(page.getByRole('button', { name: 'Upload' }));
  await expect.element(confirmBankButton()).toBeVisible();
});

test('the entries are dropped for another person, and after a sign-out [ON-118 ON-119]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await endSessionAtReview(network);
  const other = createUnusedMobile();
  await createInvestorSandbox(inject('sandbox'), other).session(READY);
  await signInAgain(other);
  await waitForPath(/^\/portfolio\/?$/);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  history.back();
  await network.waitUntilQuiet();
  expect(document.body.textContent).not.toContain('₹7,400');
});
