import { press, type } from '@folioflow/wiring/testing/hands';
import { rejectionsFor } from '@folioflow/wiring/testing/faults/rejections';
import { button, expect, field, isAt, page, READY, reload, test, visit } from '../testing/app-test.tsx';
import { access } from '../testing/faults/approaches/access.ts';
import { debits } from '../testing/faults/approaches/debits.ts';
import { kyc } from '../testing/faults/approaches/kyc.ts';
import { orders } from '../testing/faults/approaches/orders.ts';
import { watchlists } from '../testing/faults/approaches/watchlists.ts';

const OWN_TEXT = 'Your session has ended. Sign in again to continue.';

rejectionsFor(
  (title, meet) => test(title, ({ investor, network }) => meet({ person: { investor, network }, network })),
  {
    // Sign-in itself stays on its page; signing out and the activation of an account touch no session.
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

const alert = () => page.getByRole('alert').filter({ hasText: OWN_TEXT });

test('why a session ended is shown on the sign-in page until the next attempt', async ({ investor, network }) => {
  await investor.signIn(READY);
  network.answer('order/portfolio', { errors: [] }, 401);
  visit('/portfolio');
  await expect.element(alert()).toBeVisible();
  const release = network.hold('user/login');
  await type(field('Mobile number'), investor.mobile);
  await expect.element(alert()).toBeVisible();
  await press(button('Sign in with OTP'));
  await expect.element(alert()).toHaveLength(0);
  release();
  await isAt(/^\/otp-2/);
});

test('why a session ended is shown once: another page, Back and a reload show nothing of it', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  network.answer('order/portfolio', { errors: [] }, 403);
  visit('/portfolio');
  await expect.element(alert()).toBeVisible();
  await press(page.getByRole('tab', { name: 'Email Id' }));
  await press(page.getByRole('link', { name: 'Forgot Password?' }));
  await expect.element(field('Mobile number')).toHaveLength(0);
  await expect.element(page.getByRole('tab')).toHaveLength(0);
  history.back();
  await expect.element(field('Mobile number')).toBeVisible();
  await expect.element(alert()).toHaveLength(0);
  reload();
  await expect.element(field('Mobile number')).toBeVisible();
  await expect.element(alert()).toHaveLength(0);
});
