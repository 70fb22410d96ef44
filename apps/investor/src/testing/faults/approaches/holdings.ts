import { holdings as words } from '@folioflow/flows/words/holdings';
import { expect, page, userEvent, visit } from '../../app-test.tsx';
import { createOpeningApproach, type Approach, type Approaches } from '../approach.ts';
import { WITH_ORDERS } from './orders.ts';

const hasHeading = (name: string) => page.getByRole('heading', { name, exact: true }).query() !== null;
const isLeft = () => location.pathname.replace(/\/$/, '') !== '/portfolio';
const isShown = () => isLeft() || hasHeading(words.title) || hasHeading(words.unavailable);

/** The holdings are fetched after the documented cards: the press ends when the parts of the page are settled. */
const approach: Approach = {
  ...createOpeningApproach('/portfolio', { like: WITH_ORDERS }),
  press: async () => {
    visit('/portfolio');
    await expect.poll(isShown, { interval: 10 }).toBe(true);
    // The value over time is fetched in view, or at the first key.
    await userEvent.keyboard('{Tab}');
    await expect
      .poll(() => isLeft() || document.querySelector('main [aria-busy=true]') === null, { interval: 10 })
      .toBe(true);
  },
};

/** Approaches of the holdings below the portfolio. */
export const holdings = {
  listHoldings: approach,
  listTransactions: approach,
  getHoldingsHistory: approach,
} as const satisfies Approaches;
