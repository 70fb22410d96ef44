import type { Page } from '@playwright/test';
import { ownMobile, sandboxOf } from '../../tools/serve/sandbox-client.ts';
import { scheme } from '../../apps/investor/src/testing/known.ts';
import { ownStack } from '../support/own-stack.ts';
import { expect, READY, test } from '../support/test.ts';
import { payBy, placeOrder } from './steps.ts';

const own = ownStack();
const open = (page: Page, path: string) => page.goto(own.investor + path);

async function signedIn(page: Page): Promise<void> {
  const session = await sandboxOf(own.sandbox, ownMobile()).session(READY);
  await open(page, '/config.json');
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, session);
}

test('one order, its whole life on a phone: invested, paid, allotted, added to, paid out and transferred by plan, redeemed in part and whole, and its statement kept [DO-001 OM-003]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const agreement = page.getByRole('region', { name: 'What happens' });
  /** The order with which it all began is the oldest of the list. */
  const oldest = () => main.getByRole('article').last();
  const act = async (action: string) => {
    await open(page, '/orderList');
    await oldest()
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const history = async () => {
    await open(page, '/orderList');
    await oldest().getByRole('button', { name: 'Show info' }).click();
    return oldest().getByRole('list', { name: 'Transactions of the order' });
  };
  const paid = async () => {
    await payBy(page, 'UPI', 'success@upi');
    await expect(main.getByRole('link', { name: 'Go to Order List' })).toBeVisible();
    await own.moveClock({ advance_working_days: 2 });
  };
  const redeemed = async () => {
    await button('Redeem').click();
    await field('OTP received on mobile').fill('123456');
    await field('OTP received on email').fill('654321');
    await button('Verify & Confirm').click();
    await expect(main.getByText('Your redemption is placed', { exact: true })).toBeVisible();
    await own.moveClock({ advance_working_days: 6 });
  };
  await signedIn(page);

  await test.step('invested, paid and allotted', async () => {
    await placeOrder(page, '20000', own.investor);
    await paid();
    await expect(await history()).toContainText('Units allotted');
  });

  await test.step('more is invested, as an order of its own', async () => {
    await act('Invest more');
    await field('Amount').fill('5000');
    await expect(agreement).toContainText('No money leaves your account until you pay.');
    await button('Confirm').click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
    await paid();
    await open(page, '/orderList');
    await expect(main.getByRole('article')).toHaveCount(2);
  });

  await test.step('a SWP', async () => {
    await act('SWP');
    await field('Instalments').selectOption('12');
    await field('Frequency').selectOption('MONTHLY');
    await field('Amount of each payout').fill('1000');
    await expect(agreement).toContainText('First money by');
    await button('Register').click();
    await field('OTP received on mobile').fill('123456');
    await button('Confirm SWP').click();
    await expect(page.getByText('Your SWP is registered.')).toBeVisible();
  });

  await test.step('a STP', async () => {
    await act('Start STP');
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
    await expect(main).toContainText('Your STP is registered');
  });

  await own.moveClock({ advance_days: 50 });

  await test.step('both have moved money out of it', async () => {
    const lines = await history();
    await expect(lines).toContainText(/SWP payout 1 of 12: ₹ 1,000\.00 credited/);
    await expect(lines).toContainText(/Transfer 1 of 6: ₹ 500\.00 to .*\(SC21\)/);
    await open(page, '/stpList');
    await expect(main.getByRole('article')).toContainText('(SC21)');
    await expect(main.getByRole('article')).toContainText('Allotted');
  });

  await test.step('redeemed in part, and whole', async () => {
    await act('Redeem');
    await field('Amount').fill('1000');
    await expect(agreement).toContainText('In your account by');
    await redeemed();
    await act('Redeem');
    await page.getByRole('checkbox', { name: 'Redeem whole amount' }).check();
    await redeemed();
    await expect(await history()).toContainText('SWP');
  });

  await test.step('its statement', async () => {
    await act('View Statement');
    await expect(page).toHaveURL(/\/sipConsolidatedStatement\/?$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Statement' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d+\.pdf$/);
  });

  await test.step('what is left: the addition, and what was transferred', async () => {
    await open(page, '/orderList');
    await expect(main.getByRole('article').first()).toContainText(scheme.name);
    await expect(oldest().getByRole('button', { name: 'Redeem', exact: true })).toHaveCount(0);
    await open(page, '/portfolio');
    await expect(main).toContainText('₹5,');
  });
});
