import { i18n } from '@folioflow/flows/testing/texts';
import { holdingPath } from '@folioflow/flows';
import type { ListHoldingsAnswer } from '@folioflow/api/contract';
import { expect, page, userEvent, visit, type Investor } from '../../app-test.tsx';
import { startRedemption } from '../../steps/redemption.ts';
import { createReplayableVisit, type Approach, type Approaches } from '../approach.ts';
import { WITH_ORDERS } from './orders.ts';

const hasHeading = (name: string) => page.getByRole('heading', { name, exact: true }).query() !== null;
const isLeft = () => location.pathname.replace(/\/$/, '') !== '/portfolio';
const isShown = () => isLeft() || hasHeading(i18n._('holdings.title')) || hasHeading(i18n._('holdings.unavailable'));

/** The holdings are fetched after the documented cards: the press ends when the parts of the page are settled. */
export const portfolioApproach: Approach = {
  open: async ({ investor, network }) => {
    await investor.signIn(WITH_ORDERS);
    visit('/portfolio');
    await expect.poll(() => hasHeading(i18n._('holdings.title')), { interval: 10 }).toBe(true);
    await network.waitUntilQuiet();
  },
  openedPath: '/portfolio',
  press: async () => {
    // The page of the visit before remains until this one is rendered.
    const heading = document.querySelector('main h1');
    visit('/portfolio');
    const isRendered = () => isLeft() || document.querySelector('main h1') !== heading;
    await expect.poll(() => isRendered() && isShown(), { interval: 10 }).toBe(true);
    // The value over time is fetched in view, or at the first key.
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => isLeft() || document.querySelector('main [aria-busy=true]') === null, { interval: 10 })
      .toBe(true);
  },
};

/** Addresses of a holding whose units were bought by single orders alone, so that one list of orders is requested. */
const holdingAddresses = new WeakMap<Investor, string>();

const holdingPage: Approach = {
  open: async ({ investor, network }) => {
    if (holdingAddresses.has(investor)) return investor.signInAgain();
    await investor.signIn(WITH_ORDERS);
    const answer = network.captureAnswer<ListHoldingsAnswer>('holding/list');
    visit('/portfolio');
    const found = (await answer).result.find(
      ({ lots }) => lots.length > 0 && lots.every(({ order_type }) => order_type === 'single'),
    );
    if (found === undefined) throw new Error('No holding was bought by single orders alone.');
    holdingAddresses.set(investor, holdingPath({ schemeCode: found.scheme_code, folio: found.folio_number }));
  },
  openedPath: '/holding',
  press: async ({ investor }) => {
    visit(holdingAddresses.get(investor) ?? '');
    await expect.poll(() => document.querySelector('h1') !== null, { interval: 10 }).toBe(true);
    // The NAV is fetched in view, or at the first key.
    await userEvent.keyboard('{Tab}');
  },
};

const redemption = createReplayableVisit(({ network }) => startRedemption(network), {
  as: 'sameInvestor',
  like: WITH_ORDERS,
});
const estimate: Approach = {
  open: redemption.prepare,
  openedPath: '/orderEditCheckout/',
  press: (person) => {
    redemption.replay(person, '/orderEditCheckout/');
    return Promise.resolve();
  },
};

/** Approaches of the holdings below the portfolio, of the page of a holding, and of the estimate of a redemption. */
export const holdings = {
  listHoldings: portfolioApproach,
  listTransactions: portfolioApproach,
  getHoldingsHistory: portfolioApproach,
  'listHoldings, holding': holdingPage,
  'listTransactions, holding': holdingPage,
  'listOrders, holding': holdingPage,
  'getSchemeStatistics, holding': holdingPage,
  'listHoldings, estimate': estimate,
  'listTransactions, estimate': estimate,
} as const satisfies Approaches;
