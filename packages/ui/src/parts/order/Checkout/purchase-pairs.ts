import type { I18n } from '@lingui/core';
import type { PurchaseAgreement, PurchaseTerms } from '@folioflow/flows';
import { NO_FIGURE, formatPaiseInRupees, formatPercent } from '../../../format/money.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

type PurchaseSums = PurchaseAgreement['sums'];

/** Returns the resulting worth of the order and its exit load. The rows are present even without an amount. */
export const purchasePairs = (i18n: I18n, terms: PurchaseTerms, sums: PurchaseSums): readonly DataPair[] => [
  ...worthPairs(i18n, terms, sums),
  ...exitLoadPairs(i18n, terms, sums),
];

function worthPairs(i18n: I18n, { worth }: PurchaseTerms, sums: PurchaseSums): DataPair[] {
  if (worth === '') return [];
  const then = sums?.worth ?? null;
  const value = then === null ? NO_FIGURE : i18n._('invest.agree.worth.about', { amount: formatPaiseInRupees(then) });
  return [{ term: i18n._('invest.agree.worth'), value, note: i18n._('invest.agree.worth.note') }];
}

function exitLoadPairs(i18n: I18n, { exitLoadPercent }: PurchaseTerms, sums: PurchaseSums): DataPair[] {
  if (exitLoadPercent === 0) return [];
  const [fee, rest] =
    sums === null ? [NO_FIGURE, NO_FIGURE] : [formatPaiseInRupees(sums.fee), formatPaiseInRupees(sums.rest)];
  return [
    {
      term: i18n._('invest.agree.load', { percent: formatPercent(exitLoadPercent) }),
      value: fee,
      note: i18n._('invest.agree.load.rest', { amount: rest }),
    },
  ];
}
