import type { Page } from '@playwright/test';
import { chartPath, scheme } from '../../apps/investor/src/testing/test-data.ts';
import { createUnusedMobile, createInvestorSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { expectAccessible } from '../support/axe.ts';
import { createTouchInput, createKeyboardInput, type UserInput } from '../support/user-input.ts';
import { createOwnStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';

/** Persona with one approved mandate that no SIP uses. */
const WITH_MANDATE = '9000000110';

const own = createOwnStack();

interface CreatedSip {
  /** Date as DD/MM/YYYY. */
  readonly sip_start_date: string;
  readonly mandate_id: string;
}

/** Noon in India, two days after the instalment that is due `months` after the first one. */
function momentAfterInstalment(startDay: string, months: number): string {
  const [day = 0, month = 0, year = 0] = startDay.split('/').map(Number);
  return `${new Date(Date.UTC(year, month - 1 + months, day + 2)).toISOString().slice(0, 10)}T12:00:00+05:30`;
}

async function signIn(page: Page, hand: UserInput, mobile: string): Promise<void> {
  await page.goto(`${own.investor}/signin`);
  await hand.type(page.getByLabel('Mobile number', { exact: true }), mobile);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('OTP', { exact: true });
  await hand.type(code, '123456');
  await hand.press(page.getByRole('button', { name: 'Verify' }));
  await expect(page).toHaveURL(/\/portfolio\/$/);
}

test('a SIP under an approved mandate is created, debited and completed, by touch and by keyboard alone @layout [DO-001 ON-061 ON-064 ON-070 DO-107 DO-110 DO-280 DO-300 DO-327 DO-331]', async ({
  page,
  isMobile,
}) => {
  const mobile = createUnusedMobile();
  const sandbox = createInvestorSandbox(own.sandbox, mobile);
  await sandbox.session(WITH_MANDATE);
  const hand = isMobile ? createTouchInput(page) : createKeyboardInput(page);
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const created: CreatedSip[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/xsip/create') && request.method() === 'PUT')
      created.push((request.postDataJSON() as { client_info: CreatedSip }).client_info);
  });
  await signIn(page, hand, mobile);

  await test.step('the scheme', async () => {
    await page.goto(own.investor + chartPath);
    await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    if (isMobile) await hand.press(button('Invest'));
    const tab = page.getByRole('tab', { name: 'INVEST IN SIP' });
    if (isMobile) await hand.press(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(button('Start SIP')).toBeDisabled();
    await expect(field('Frequency').locator('option:checked')).toHaveText('Monthly');
    await hand.type(field('Amount of each instalment'), '6000');
    await expect(field('Number of instalments')).toHaveValue('12');
    const date = page.getByRole('button', { name: /^SIP payment date/ });
    await hand.press(date);
    const dates = page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
    await hand.press(dates.getByRole('gridcell', { selected: true }).getByRole('button'));
    await expect(dates).toHaveCount(0);
    await expect(date).toHaveText(/^\d+(st|nd|rd|th) of every month$/);
    await hand.press(page.getByRole('button', { name: /^Start SIP: ₹6,000 on the \d+(st|nd|rd|th) of each month$/ }));
    await expect(page).toHaveURL(/\/sipCheckout\/$/);
  });

  await test.step('the review', async () => {
    await expect(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
    await expect(button('Change the mandate')).toHaveCount(0);
    await expect(main.getByRole('radio', { name: /^(?!Yes|No)/ }).first()).toBeVisible();
    await hand.tick(main.getByRole('radio', { name: /^(?!Yes|No)/ }).first());
    await hand.press(button('Change the mandate'));
    await expect(main.getByRole('checkbox', { name: /^Use this mandate/ })).toBeChecked();
    await expect(main.getByRole('article', { name: /^Mandate/ })).toHaveCount(1);
    await hand.press(button('Review'));
    const agreed = page.getByRole('region', { name: 'What you agree to' });
    await expect(agreed).toContainText('₹6,000 on the');
    await expect(agreed).toContainText('₹72,000 in total');
    await expectAccessible(page);
    await hand.press(button('Create SIP Order'));
    await expect(field('OTP')).toBeVisible();
    await expectAccessible(page);
    await hand.type(field('OTP'), '123456');
    await hand.press(button('Confirm SIP Order'));
    await expect(page).toHaveURL(/\/sipResponse\/?$/);
  });

  await test.step('the registered SIP', async () => {
    await expect(main.getByRole('status')).toHaveText(/^Your SIP of ₹.* starts on /);
    await expectAccessible(page);
    expect(created).toHaveLength(1);
    await hand.press(page.getByRole('link', { name: 'Ok, Go to list' }));
    await expect(page).toHaveURL(/\/sipList\/?$/);
  });

  const { sip_start_date: startDay = '', mandate_id: mandate = '' } = created[0] ?? {};
  await own.moveClock(page.context(), { set: momentAfterInstalment(startDay, 1) });

  await test.step('the instalments', async () => {
    await page.reload();
    await hand.press(main.getByRole('button', { name: 'Show info' }).first());
    const lines = main.getByRole('list', { name: 'Transactions of the order' });
    await expect(lines).toContainText(`Instalment 1 of 12: ₹6,000 debited under mandate ${mandate}`);
    await expect(lines).toContainText(`Instalment 2 of 12: ₹6,000 debited under mandate ${mandate}`);
    await expectAccessible(page);
  });

  await own.moveClock(page.context(), { set: momentAfterInstalment(startDay, 11) });

  await test.step('the end: the limit paid four instalments', async () => {
    await page.reload();
    await expect(main).toContainText('Completed');
    await hand.press(main.getByRole('button', { name: 'Show info' }).first());
    const lines = main.getByRole('list', { name: 'Transactions of the order' });
    await expect(lines).toContainText('Instalment 12 of 12 failed: the limit of the mandate is used up');
    await expect(lines).toContainText('The last instalment is complete');
    await hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }));
    await expect(page).toHaveURL(/\/portfolio\/?$/);
    await expect(main).toContainText('₹24,000');
  });
});
