import { type CalendarDay } from '@folioflow/api/contract';
import { sumThousandths } from './lots.ts';
import {
  cashFlowOf,
  isSaleKind,
  valueInPaise,
  type Holding,
  type HoldingKey,
  type HoldingTransaction,
} from './records.ts';
import { computeXirr, type CashFlow, type Xirr } from './xirr.ts';

/** Amounts in paise, percents of `investedPaise`. Null is unknown. */
export interface HoldingFigures {
  /** value at the newest NAV; of a closed holding, everything that was paid out */
  readonly valuePaise: number | null;
  /** cost of the units that are left, first in, first out; of a closed holding, everything that was paid in */
  readonly investedPaise: number | null;
  readonly gainPaise: number | null;
  readonly gainPercent: number | null;
  /** rupees a unit; null for a closed holding */
  readonly averageCost: number | null;
  /** change of the value from the business day before the newest NAV */
  readonly dayChangePaise: number | null;
}

/** Annual return of a holding, or the reason for which it has none. */
export type AnnualReturn =
  | Xirr
  | {
      readonly kind: 'undefined';
      readonly reason:
        /** no NAV, so that the units that are left have no value */
        | 'noNav'
        /** the transactions do not add up to the units */
        | 'incomplete';
    };

const keyOf = ({ schemeCode, folio }: HoldingKey): string => `${schemeCode}\n${folio}`;

/** Groups transactions by their holding; the order within a holding is preserved. */
export function groupByHolding(
  transactions: readonly HoldingTransaction[],
): (holding: HoldingKey) => readonly HoldingTransaction[] {
  const groups = new Map<string, HoldingTransaction[]>();
  for (const transaction of transactions) {
    const key = keyOf(transaction);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [transaction]);
    else group.push(transaction);
  }
  return (holding) => groups.get(keyOf(holding)) ?? [];
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Percent of a whole; null without a positive whole. */
export const percentOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : (part / whole) * 100;

const differenceOf = (value: number | null, cost: number | null): number | null =>
  value === null || cost === null ? null : value - cost;

/** Figures of a closed holding, from its payments; null without its transactions. */
function closedFiguresOf(transactions: readonly HoldingTransaction[] | null): HoldingFigures {
  const flows = transactions?.map((transaction) => cashFlowOf(transaction).paise) ?? null;
  const valuePaise = flows && sumOf(flows.filter((paise) => paise > 0));
  const investedPaise = flows && -sumOf(flows.filter((paise) => paise < 0));
  const gainPaise = differenceOf(valuePaise, investedPaise);
  const gainPercent = percentOf(gainPaise, investedPaise);
  return { valuePaise, investedPaise, gainPaise, gainPercent, averageCost: null, dayChangePaise: null };
}

/** Figures of a holding; the transactions are required for a closed one only. */
export function holdingFiguresOf(holding: Holding, transactions: readonly HoldingTransaction[] | null): HoldingFigures {
  const { units, nav, previousNav, lots } = holding;
  if (units === 0) return closedFiguresOf(transactions);
  const valuePaise = nav === null ? null : valueInPaise(units, nav);
  const investedPaise = lots && sumOf(lots.map(({ costPaise }) => costPaise));
  const gainPaise = differenceOf(valuePaise, investedPaise);
  return {
    valuePaise,
    investedPaise,
    gainPaise,
    gainPercent: percentOf(gainPaise, investedPaise),
    averageCost: investedPaise === null ? null : (investedPaise * 10) / units,
    dayChangePaise: differenceOf(valuePaise, previousNav === null ? null : valueInPaise(units, previousNav)),
  };
}

const unitsOf = (transactions: readonly HoldingTransaction[]): number =>
  sumThousandths(transactions.map(({ kind, units }) => (isSaleKind(kind) ? -units : units)));

/** Value of the units that are left, as if it were paid out on the day of the NAV, or of a later transaction. */
function closingFlowOf({ units, nav, navDay }: Holding, transactions: readonly HoldingTransaction[]): CashFlow[] {
  if (nav === null || navDay === null) return [];
  const last: CalendarDay = transactions.at(-1)?.day ?? navDay;
  return [{ day: last > navDay ? last : navDay, paise: valueInPaise(units, nav) }];
}

const missing = (reason: 'noNav' | 'incomplete'): AnnualReturn => ({ kind: 'undefined', reason });

/** Annual return of holdings together (XIRR), from all of their transactions, oldest first (decision 078). */
export function annualReturnOf(
  holdings: readonly Holding[],
  transactionsOf: (holding: HoldingKey) => readonly HoldingTransaction[],
): AnnualReturn {
  if (holdings.some((holding) => unitsOf(transactionsOf(holding)) !== holding.units)) return missing('incomplete');
  if (holdings.some(({ units, nav }) => units > 0 && nav === null)) return missing('noNav');
  return computeXirr(
    holdings.flatMap((holding) => {
      const transactions = transactionsOf(holding);
      return [...transactions.map((transaction) => cashFlowOf(transaction)), ...closingFlowOf(holding, transactions)];
    }),
  );
}
