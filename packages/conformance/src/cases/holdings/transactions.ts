import { type UnitTransaction } from '@folioflow/api/contract';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { requireOffered } from '../support/schemes.ts';
import { ALL_HOLDINGS, nameOfHolding, readHoldings, readTransactions, sumOf, toMillionths } from './reads.ts';

const section = 'decision 077 listTransactions';

const OUTFLOWS: readonly string[] = ['redemption', 'withdrawal', 'switchOut'];

const signedMillionths = ({ transaction_kind, units }: UnitTransaction): number =>
  toMillionths(units) * (OUTFLOWS.includes(transaction_kind) ? -1 : 1);

export const transactionCases = [
  defineCase({
    id: 'holdings.transactions.units',
    section,
    title: 'The transactions of a holding add up to its units',
    mend: 'Answer every change of units since the first allotment, rounded so that the changes add up to units.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      for (const holding of await readHoldings(investor)) {
        const sum = sumOf(await readTransactions(investor, holding), signedMillionths);
        requireThat(
          sum === toMillionths(holding.units),
          `the transactions of ${nameOfHolding(holding)} add up to ${sum / 1e6}, its units are ${holding.units}`,
        );
      }
    },
  }),
  defineCase({
    id: 'holdings.transactions.order',
    section,
    title: 'All transactions are answered for two empty texts, oldest first',
    mend: 'Sort by transaction_date; answer the transactions of all holdings for an empty folio and scheme.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      const list = await readTransactions(investor, ALL_HOLDINGS);
      const days = list.map(({ transaction_date }) => transaction_date);
      requireThat(days.join() === days.toSorted().join(), 'the transactions are not ordered by transaction_date');
      const holding = requireOffered((await readHoldings(investor))[0], 'holding');
      const own = await readTransactions(investor, holding);
      const part = list.filter(
        ({ folio_number, scheme_code }) => folio_number === holding.folio_number && scheme_code === holding.scheme_code,
      );
      requireThat(
        own.length > 0 && JSON.stringify(own) === JSON.stringify(part),
        `the transactions of ${nameOfHolding(holding)} differ from those in the list of all`,
      );
    },
  }),
  defineCase({
    id: 'holdings.transactions.unknown',
    section,
    title: 'A folio that the investor does not have has no transactions',
    mend: 'Answer an empty result for an unknown folio, and for a folio of another investor.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      const holding = requireOffered((await readHoldings(investor))[0], 'holding');
      const list = await readTransactions(investor, { ...holding, folio_number: '99999999999' });
      requireThat(list.length === 0, 'listTransactions answers transactions of an unknown folio');
    },
  }),
];
