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
  action('order-cancel', '/orderList', chooseAction(/^More for Amaltas Lumpsum/, /^Cancel/)),
  action('sip-cancel', '/sipList', chooseAction(flexiCap, /^Cancel/)),
  action('sip-pause', '/sipList', chooseAction(flexiCap, /^Pause/)),
];
