import { type Page } from 'playwright';
import { type Visit } from './visit.ts';

const WITH_ORDERS = '9000000101';
const flexiCap = /^More for Amaltas Flexi Cap/;

/** Opens the menu of the first order of the scheme and chooses an action. */
const chooseAction = (scheme: RegExp, label: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: scheme }).filter({ visible: true }).first().click();
  await page.getByRole('menuitem', { name: label }).click();
};

/** Chooses an action of the scheme that leads to a form with an amount. */
const openAmount = (label: string) => async (page: Page) => {
  await chooseAction(flexiCap, label)(page);
  await page.getByRole('textbox', { name: 'Amount' }).waitFor();
};

/** Opens the estimate of a sale below its form. */
const openEstimate = async (page: Page) => {
  await page.getByText(/what it costs$/).click();
  // A dialog scrolls its content.
  await page.getByText('Estimated tax').evaluate((element) => element.scrollIntoView({ block: 'end' }));
};

const enterTransfers = async (page: Page) => {
  await chooseAction(flexiCap, 'Start STP')(page);
  await page.getByRole('button', { name: 'Choose a Scheme' }).click();
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  await page.getByLabel('Frequency', { exact: true }).selectOption('MONTHLY');
  await page.getByLabel('Number of transfers').selectOption('6');
  await page.getByLabel('Amount of each transfer').fill('600');
  await page.getByRole('button', { name: /^STP Date: / }).click();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await openEstimate(page);
};

const enterPayouts = async (page: Page) => {
  await chooseAction(flexiCap, 'SWP')(page);
  await page.getByLabel('Instalments', { exact: true }).selectOption('12');
  await page.getByLabel('Frequency', { exact: true }).selectOption('MONTHLY');
  await page.getByLabel('Amount of each payout').fill('600');
  await openEstimate(page);
};

const action = (name: string, path: string, act: NonNullable<Visit['act']>, rest: Partial<Visit> = {}): Visit => ({
  name,
  path,
  persona: WITH_ORDERS,
  act,
  ...rest,
});

/** The actions on orders, to their first step. */
export const actionVisits: readonly Visit[] = [
  action('invest-more', '/orderList', openAmount('Invest More')),
  action('redeem', '/orderList', openAmount('Redeem')),
  action('start-stp', '/orderList', chooseAction(flexiCap, 'Start STP'), { endsAt: '/stpSchemeList' }),
  action('start-swp', '/orderList', chooseAction(flexiCap, 'SWP')),
  action('stp-estimate', '/orderList', enterTransfers, { endsAt: '/stpSchemeList' }),
  action('swp-estimate', '/orderList', enterPayouts),
  action('order-history', '/orderList', chooseAction(flexiCap, 'History')),
  action('order-cancel', '/orderList', chooseAction(/^More for Amaltas Lumpsum/, /^Cancel/)),
  action('sip-cancel', '/sipList', chooseAction(flexiCap, /^Cancel/)),
  action('sip-pause', '/sipList', chooseAction(flexiCap, /^Pause/)),
];
