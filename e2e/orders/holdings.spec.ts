import { i18n } from '../../packages/flows/src/messages/testing/texts.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/axe.ts';
import { readCsv } from '../support/read-csv.ts';
import { expect, test, type Investor } from '../support/test.ts';

/** The persona with holdings since 2017, of every class of the tax rules. */
const WITH_HOLDINGS = '9000000117';
/** Two lumpsum orders in one folio, of 2017 and 2021; the older one is redeemed in part. */
const TWO_LOTS = /\(SC26\)/;

const holdingLinks = (page: Page) => page.getByRole('main').locator('a[href^="/holding?"]');
const openPage = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const pairOf = (part: Locator, term: string) =>
  part
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}`) })
    .locator('xpath=..')
    .getByRole('definition')
    .first();

/** Paise of a figure such as `+₹1,234.50`, or of a cell of a file. */
function paiseOf(figure: string): number {
  const paise = Math.round(Number(figure.replace(/[₹,+]/g, '')) * 100);
  expect(paise, figure).not.toBeNaN();
  return paise;
}
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function saveBy(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

async function signIn(page: Page, { mobile, sandbox }: Investor): Promise<void> {
  await sandbox.session(WITH_HOLDINGS);
  await page.goto('/signin');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  const code = page.getByLabel('OTP', { exact: true });
  await expect(code).toBeVisible();
  const [message] = await sandbox.outbox();
  await code.fill(message?.code ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/portfolio\/$/);
}

test('holdings lead from the portfolio to a redemption, its tax year and the payments ahead @layout', async ({
  page,
  investor,
}) => {
  await signIn(page, investor);

  await test.step('the headline counts the holdings and states their return per year', async () => {
    const headline = page.getByRole('region', { name: i18n._('holdings.title'), exact: true });
    await expect(pairOf(headline, i18n._('holdings.annualReturn').replace(/[()]/g, String.raw`\$&`))).toHaveText(/\d%/);
    await expect(holdingLinks(page)).toHaveCount(Number(await pairOf(headline, i18n._('holdings.count')).innerText()));
  });

  await test.step('the holdings are sorted by value first, then by name', async () => {
    const byValue = await holdingLinks(page).allInnerTexts();
    await page
      .getByLabel(i18n._('holdings.order'), { exact: true })
      .selectOption({ label: i18n._('holdings.order.name') });
    const byName = byValue.toSorted((one, other) => one.localeCompare(other, 'en'));
    expect(byName).not.toEqual(byValue);
    await expect(holdingLinks(page)).toHaveText(byName);
  });

  const oldestLot = await test.step('a holding has its return per year and its lots, oldest first', async () => {
    await holdingLinks(page).filter({ hasText: TWO_LOTS }).click();
    await openPage(page, 'SC26');
    const facts = page.getByRole('region', { name: i18n._('holding.facts'), exact: true });
    await expect(facts).toContainText(/Return per year \(XIRR\)\s*[^\w]*\d+\.\d+%/);
    const bought = page.getByRole('table', { name: i18n._('holding.lots') }).getByRole('rowheader');
    await expect(bought).toHaveText([/^14 Jun 2017/, /^10 Jun 2021/]);
    return /^\d+ \w+ \d{4}/.exec(await bought.first().innerText())?.[0] ?? '';
  });

  await test.step('a redemption of the later order sells the units of the earlier one first', async () => {
    await page.getByRole('button', { name: i18n._('holding.action.redeem') }).click();
    await page.getByRole('menuitem').last().click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
    await page.getByText(i18n._('saleEstimate.title.redemption')).click();
    const main = page.getByRole('main');
    await expect(pairOf(main, i18n._('saleEstimate.sold.redemption')).last()).toContainText('₹5,000');
    await expect(pairOf(main, i18n._('saleEstimate.gain.long'))).toContainText('₹');
    await page.getByText(i18n._('saleEstimate.lots')).click();
    const sold = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(sold).toHaveCount(1);
    await expect(sold).toContainText(oldestLot);
    await expectAccessible(page);
  });

  await test.step('the file of a tax year has the sums of its page', async () => {
    await page.goto('/portfolio');
    await page.getByRole('link', { name: i18n._('holdings.gains') }).click();
    await page.getByLabel(i18n._('capitalGains.year'), { exact: true }).selectOption('2025');
    const sales = await readCsv(await saveBy(page, i18n._('capitalGains.files.sales')));
    expect(sales.length).toBeGreaterThan(1);
    const columnSum = (name: string) => sumOf(sales.map((row) => paiseOf(row[name] ?? 'none')));
    const gain = pairOf(
      page.getByRole('region', { name: i18n._('capitalGains.summary') }),
      i18n._('capitalGains.gain'),
    );
    expect(columnSum(i18n._('capitalGains.sales.gain'))).toBe(paiseOf(await gain.innerText()));
    const groups = page.getByRole('region', { name: /^(?:Long|Short)-term gains/ });
    for (const term of [i18n._('capitalGains.proceeds'), i18n._('capitalGains.cost')]) {
      const amounts = await Promise.all(
        (await groups.all()).map(async (group) => Math.abs(paiseOf(await pairOf(group, term).innerText()))),
      );
      expect(columnSum(term)).toBe(sumOf(amounts));
    }
    await expectAccessible(page);
  });

  await test.step('the payments ahead are saved for a calendar', async () => {
    await page.goto('/portfolio');
    await page.getByRole('link', { name: 'See payments by day' }).click();
    await openPage(page, 'Calendar of payments');
    const days = page.getByRole('heading', { level: 3 });
    await expect(days.first()).toBeVisible();
    const payments = days.locator('xpath=../..').locator('ul > li');
    const file = await saveBy(page, 'Save for my calendar');
    const calendar = ICAL.Component.fromString(await readFile(await file.path(), 'utf8'));
    const events = calendar.getAllSubcomponents('vevent').map((read) => new ICAL.Event(read));
    await expect(payments).toHaveCount(events.length);
    // The SIP of ₹5,000 and the SWP of ₹3,000 of the persona.
    expect(events.filter(({ summary }) => summary.includes('₹5,000')).length).toBeGreaterThanOrEqual(2);
    expect(events.filter(({ summary }) => summary.includes('₹3,000')).length).toBeGreaterThanOrEqual(2);
  });
});
