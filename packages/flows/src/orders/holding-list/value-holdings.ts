import type { FolioHolding, UnitTransaction } from '@folioflow/api/contract';
import { annualReturnOf, groupByHolding, holdingFiguresOf } from '../../holdings/figures.ts';
import { holdingOf, parseTransactions } from '../../holdings/records.ts';
import type { HoldingListContext, ValuedHolding } from './holding-list.types.ts';

/** Holdings of the provider with the figures that need no transactions. */
export const valueHoldings = (wire: readonly FolioHolding[]): readonly ValuedHolding[] =>
  wire.map((each) => {
    const holding = holdingOf(each);
    return { holding, figures: holdingFiguresOf(holding, null), annualReturn: null };
  });

/** Adds the figures that need the transactions of the provider. An unreadable list counts as an incomplete one. */
export function addTransactions(
  valued: readonly ValuedHolding[],
  wire: readonly UnitTransaction[],
): Pick<HoldingListContext, 'valued' | 'annualReturn'> {
  const transactionsOf = groupByHolding(parseTransactions(wire) ?? []);
  return {
    valued: valued.map(({ holding }) => ({
      holding,
      figures: holdingFiguresOf(holding, transactionsOf(holding)),
      annualReturn: annualReturnOf([holding], transactionsOf),
    })),
    annualReturn: annualReturnOf(
      valued.map(({ holding }) => holding),
      transactionsOf,
    ),
  };
}
