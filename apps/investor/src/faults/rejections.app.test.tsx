import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { declareRejectionTests } from '@folioflow/wiring/testing/faults/rejections';
import { expect, waitForPath, page, READY, reload, test, visit } from '../testing/app-test.tsx';
import { access } from '../testing/faults/approaches/access.ts';
import { debits } from '../testing/faults/approaches/debits.ts';
import { kyc } from '../testing/faults/approaches/kyc.ts';
import { orders } from '../testing/faults/approaches/orders.ts';
import { watchlists } from '../testing/faults/approaches/watchlists.ts';
import { emailTab, mobileField, requestCodeButton } from '../testing/steps/access.ts';

const SESSION_END_TEXT = 'Your session has ended. Sign in again to continue.';

declareRejectionTests(
  (title, meet) => test(title, ({ investor, network }) => meet({ person: { investor, network }, network })),
  {
    // Sign-in stays on its page; signing out and the activation of an account do not affect the session.
    sendOtp: access.sendOtp,
    validateOtp: access.validateOtp,
    resetPassword: access.resetPassword,
    verifyEmail: access.verifyEmail,
    verifyMpin: access.verifyMpin,
    'listBankAccounts, accounts': debits['listBankAccounts, accounts'],
    makePrimaryBankAccount: debits.makePrimaryBankAccount,
    'listOrders, SIPs': debits['listOrders, SIPs'],
    'getStageInfo, record': kyc['getStageInfo, record'],
    'verifyStage, PAN': kyc['verifyStage, PAN'],
    updatePersonalInfo: kyc.updatePersonalInfo,
    listSchemes: orders.listSchemes,
    getSchemeStatistics: orders.getSchemeStatistics,
    getOrderStatus: orders.getOrderStatus,
    redeemOrder: orders.redeemOrder,
    createAdditionalOrder: orders.createAdditionalOrder,
    registerStp: orders.registerStp,
    createSwp: orders.createSwp,
    getPortfolio: orders.getPortfolio,
    listWatchlistSchemes: watchlists.listWatchlistSchemes,
  },
);

const sessionEndAlert = () => page.getByRole('alert').filter({ hasText: SESSION_END_TEXT });

test('the reason for the end of a session is shown on the sign-in page until the next attempt', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  network.answerWith('order/portfolio', { errors: [] }, 401);
  visit('/portfolio');
  await expect.element(sessionEndAlert()).toBeVisible();
  const release = network.delayNextCall('user/login');
  await typeText(mobileField(), investor.mobile);
  await expect.element(sessionEndAlert()).toBeVisible();
  await press(requestCodeButton());
  await expect.element(sessionEndAlert()).toHaveLength(0);
  release();
  await waitForPath(/^\/otp-2/);
});

test('the reason for the end of a session is not shown again after another page, Back or a reload', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  network.answerWith('order/portfolio', { errors: [] }, 403);
  visit('/portfolio');
  await expect.element(sessionEndAlert()).toBeVisible();
  await press(emailTab());
  await press(page.getByRole('link', { name: 'Forgot Password?' }));
  await expect.element(mobileField()).toHaveLength(0);
  await expect.element(page.getByRole('tab')).toHaveLength(0);
  history.back();
  await expect.element(mobileField()).toBeVisible();
  await expect.element(sessionEndAlert()).toHaveLength(0);
  reload();
  await expect.element(mobileField()).toBeVisible();
  await expect.element(sessionEndAlert()).toHaveLength(0);
});
