import { formatMessage, type PurchaseAgreement, type PurchaseTerms } from '@folioflow/flows';
import { invest as words } from '@folioflow/flows/words/invest';
import { NO_FIGURE, formatPaiseInRupees, formatPercent } from '../../../format/money.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

type PurchaseSums = PurchaseAgreement['sums'];

/** Returns the resulting worth of the order and its exit load. The rows are present even without an amount. */
export const purchasePairs = (terms: PurchaseTerms, sums: PurchaseSums): readonly DataPair[] => [
  ...worthPairs(terms, sums),
  ...exitLoadPairs(terms, sums),
];

function worthPairs({ worth }: PurchaseTerms, sums: PurchaseSums): DataPair[] {
  if (worth === '') return [];
  const then = sums?.worth ?? null;
  const value =
    then === null ? NO_FIGURE : formatMessage(words['agree.worth.about'], { amount: formatPaiseInRupees(then) });
  return [{ term: words['agree.worth'], value, note: words['agree.worth.note'] }];
}

function exitLoadPairs({ exitLoadPercent }: PurchaseTerms, sums: PurchaseSums): DataPair[] {
  if (exitLoadPercent === 0) return [];
  const [fee, rest] =
    sums === null ? [NO_FIGURE, NO_FIGURE] : [formatPaiseInRupees(sums.fee), formatPaiseInRupees(sums.rest)];
  return [
    {
      term: formatMessage(words['agree.load'], { percent: formatPercent(exitLoadPercent) }),
      value: fee,
      note: formatMessage(words['agree.load.rest'], { amount: rest }),
    },
  ];
}
