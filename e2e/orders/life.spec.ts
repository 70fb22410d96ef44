import type { Page } from '@playwright/test';
import { createUnusedMobile, createInvestorSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';
import { createOwnStack } from '../support/own-stack.ts';
import { expect, READY, test } from '../support/test.ts';
import { payOrder, placeOrder } from './steps.ts';

const own = createOwnStack();
const openPath = (page: Page, path: string) => page.goto(own.investor + path);

async function signIn(page: Page): Promise<void> {
  const session = await createInvestorSandbox(own.sandbox, createUnusedMobile()).session(READY);
  await openPath(page, '/config.json');
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, session);
}

test('an order on a phone is paid, allotted, added to, paid out by SWP, transferred by STP, redeemed, and its statement downloaded @gate [DO-001 OM-003]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const agreement = page.getByRole('region', { name: 'What happens next' });
  /** Row of the oldest order, the first one of the journey. */
  const oldestOrder = () => main.getByRole('article').last();
  const chooseAction = async (action: string) => {
    await openPath(page, '/orderList');
    await oldestOrder()
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const openHistory = async () => {
    await openPath(page, '/orderList');
    await oldestOrder().getByRole('button', { name: 'Show info' }).click();
    return oldestOrder().getByRole('list', { name: 'Transactions of the order' });
  };
  const payAndAllot = async () => {
    // The page has the link from the start: the clock moves once the payment has been initiated.
    const initiated = page.waitForResponse(/order\/payment\/initiate/);
    await payOrder(page, 'UPI', 'success@upi');
    await initiated;
    await expect(main.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
    await own.moveClock(page.context(), { advance_working_days: 2 });
  };
  const confirmRedemption = async () => {
    await button('Redeem').click();
    await field('OTP received on mobile').fill('123456');
    await field('OTP received on email').fill('654321');
    await button('Verify & Confirm').click();
    await expect(main.getByText(/^Your redemption of ₹.* is placed$/)).toBeVisible();
    await own.moveClock(page.context(), { advance_working_days: 6 });
  };
  await signIn(page);

  await test.step('invested, paid and allotted', async () => {
    await placeOrder(page, '20000', own.investor);
    await payAndAllot();
    await expect(await openHistory()).toContainText('Units allotted');
  });

  await test.step('invest more, as an order of its own', async () => {
    await chooseAction('Invest more');
    await field('Amount').fill('5000');
    await expect(agreement).toContainText('No money leaves your account until you pay.');
    await button('Confirm').click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
    await payAndAllot();
    await openPath(page, '/orderList');
    await expect(main.getByRole('article')).toHaveCount(2);
  });

  await test.step('a SWP', async () => {
    await chooseAction('SWP');
    await field('Instalments').selectOption('12');
    await field('Frequency').selectOption('MONTHLY');
    await field('Amount of each payout').fill('1000');
    await expect(agreement).toContainText('First credit by');
    await button('Register').click();
    await field('OTP received on mobile').fill('123456');
    await button('Confirm SWP').click();
    await expect(page.getByText('Your SWP is registered.')).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: 'SWP' })).toHaveText(/^Your SWP of ₹1,000 starts on /);
    await button('Done').click();
    await expect(page.getByText('Your SWP is registered.')).toHaveCount(0);
  });

  await test.step('a STP', async () => {
    await chooseAction('Start STP');
    await button('Choose a Scheme').click();
    await page.getByRole('button', { name: /^Select .*\(SC21\)$/ }).click();
    await field('Frequency').selectOption('MONTHLY');
    await field('Number of transfers').selectOption('6');
    await field('Amount of each transfer').fill('500');
    await page.getByRole('button', { name: /^STP Date: / }).click();
    await button('7').click();
    await button('Start STP').click();
    await field('PIN').fill('1234');
    await button('Confirm').click();
    await expect(main).toContainText(/Your STP of ₹500 starts on /);
  });

  await own.moveClock(page.context(), { advance_days: 50 });

  await test.step('SWP and STP have moved money', async () => {
    const lines = await openHistory();
    await expect(lines).toContainText(/SWP payout 1 of 12: ₹1,000 credited/);
    await expect(lines).toContainText(/Transfer 1 of 6: ₹500 to .*\(SC21\)/);
    await openPath(page, '/stpList');
    await expect(main.getByRole('article')).toContainText('(SC21)');
    await expect(main.getByRole('article')).toContainText('Allotted');
  });

  await test.step('redeem in part and in full', async () => {
    await chooseAction('Redeem');
    await field('Amount').fill('1000');
    await expect(agreement).toContainText('In your account by');
    await confirmRedemption();
    await chooseAction('Redeem');
    await page.getByRole('checkbox', { name: 'Redeem whole amount' }).check();
    await confirmRedemption();
    await expect(await openHistory()).toContainText('SWP');
  });

  await test.step('download the statement', async () => {
    await chooseAction('View Statement');
    await expect(page).toHaveURL(/\/sipConsolidatedStatement\/?$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Statement' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d+\.pdf$/);
  });

  await test.step('the addition and the transferred units remain', async () => {
    await openPath(page, '/orderList');
    await expect(main.getByRole('article').first()).toContainText(scheme.name);
    await expect(oldestOrder().getByRole('button', { name: 'Redeem', exact: true })).toHaveCount(0);
    await openPath(page, '/portfolio');
    await expect(main).toContainText('₹5,');
  });
});
