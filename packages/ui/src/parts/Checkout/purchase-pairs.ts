import { say, type PurchaseAgreement, type PurchaseTerms } from '@folioflow/flows';
import { invest as words } from '@folioflow/flows/words/invest';
import { NO_FIGURE, ofPaise, percent } from '../../format/money.ts';
import type { DataPair } from '../../primitives/DataList/DataList.tsx';

type Sums = PurchaseAgreement['sums'];

/** What the order is worth then, and what it costs to leave; the rows keep their places while there is no amount. */
export const purchasePairs = (terms: PurchaseTerms, sums: Sums): readonly DataPair[] => [
  ...worthPairs(terms, sums),
  ...loadPairs(terms, sums),
];

function worthPairs({ worth }: PurchaseTerms, sums: Sums): DataPair[] {
  if (worth === '') return [];
  const then = sums?.worth ?? null;
  const value = then === null ? NO_FIGURE : say(words['agree.worth.about'], { amount: ofPaise(then) });
  return [{ term: words['agree.worth'], value, note: words['agree.worth.note'] }];
}

function loadPairs({ loadPercent }: PurchaseTerms, sums: Sums): DataPair[] {
  if (loadPercent === 0) return [];
  const [fee, rest] = sums === null ? [NO_FIGURE, NO_FIGURE] : [ofPaise(sums.fee), ofPaise(sums.rest)];
  return [
    {
      term: say(words['agree.load'], { percent: percent(loadPercent) }),
      value: fee,
      note: say(words['agree.load.rest'], { amount: rest }),
    },
  ];
}
