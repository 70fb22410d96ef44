import { holdings as words } from '@folioflow/flows/words/holdings';
import { expect, page, userEvent, visit } from '../../app-test.tsx';
import { createOpeningApproach, type Approaches } from '../approach.ts';
import { WITH_ORDERS } from './orders.ts';

/** Approaches of the holdings below the portfolio. */
export const holdings = {
  listHoldings: createOpeningApproach('/portfolio', { like: WITH_ORDERS }),
  listTransactions: createOpeningApproach('/portfolio', { like: WITH_ORDERS }),
  getHoldingsHistory: {
    ...createOpeningApproach('/portfolio', { like: WITH_ORDERS }),
    press: async () => {
      visit('/portfolio');
      await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible();
      // The value over time is fetched in view, or at the first key.
      await userEvent.keyboard('{Tab}');
    },
  },
} as const satisfies Approaches;
