import { MS_PER_DAY, utcMidnightOf, type CalendarDay } from '@folioflow/api/contract';
import { findRootInBracket, findRoots, type DifferentiableFunction } from './roots.ts';

/** Payment between an investor and a scheme. */
export interface CashFlow {
  /** Day in Asia/Kolkata. */
  readonly day: CalendarDay;
  /** Negative for a payment of the investor, positive for a payment to the investor. */
  readonly paise: number;
}

/** Reason for which a series of cash flows has no XIRR. */
export type XirrGap =
  /** fewer than two days with a payment */
  | 'tooFewFlows'
  /** payments in one direction only */
  | 'oneDirection'
  /** fewer than 30 days between the first and the last payment */
  | 'tooShort'
  /** no rate makes the payments worth nothing together */
  | 'noRate';

/** Rates are ratios per year: 0.12 is 12 % p.a. */
export type Xirr =
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'undefined'; readonly reason: XirrGap }
  /** Several rates fit the payments, ascending, so that none of them is the return. */
  | { readonly kind: 'ambiguous'; readonly rates: readonly number[] };

const DAYS_OF_YEAR = 365;
/** Shortest period with an annual return: a fortnight's gain says nothing about a year. */
const SHORTEST_DAYS = 30;

interface TimedFlow {
  readonly years: number;
  readonly paise: number;
}

const gap = (reason: XirrGap): Xirr => ({ kind: 'undefined', reason });

/** Payments by day, oldest first, in years from the first; payments of a day are added up, also to nothing. */
function timeFlows(flows: readonly CashFlow[]): readonly TimedFlow[] {
  const byDay = new Map<CalendarDay, number>();
  for (const { day, paise } of flows) byDay.set(day, (byDay.get(day) ?? 0) + paise);
  const days = [...byDay].map(([day, paise]) => ({ at: utcMidnightOf(day), paise }));
  days.sort((one, other) => one.at - other.at);
  const start = days.find(({ paise }) => paise !== 0)?.at ?? 0;
  return days.map(({ at, paise }) => ({ years: (at - start) / MS_PER_DAY / DAYS_OF_YEAR, paise }));
}

/**
 * Value of the flows as a function of the logarithm of the yearly growth, on the first day for a growth above 0 and on
 * the last day for one below: no discounted payment exceeds its amount, and both values are 0 at the same rates. Every
 * rate above -100 % is a point of the line.
 */
const valueOf =
  (flows: readonly TimedFlow[], lastYears: number): DifferentiableFunction =>
  (growth) => {
    const anchor = growth < 0 ? lastYears : 0;
    let value = 0;
    let slope = 0;
    for (const { years, paise } of flows) {
      const discounted = paise * Math.exp(-growth * (years - anchor));
      value += discounted;
      slope -= (years - anchor) * discounted;
    }
    return { value, slope };
  };

const countSignChanges = (flows: readonly TimedFlow[]): number =>
  flows.filter(({ paise }, place) => paise * (flows[place - 1]?.paise ?? paise) < 0).length;

/**
 * Finds a range of growth that contains the only root: it begins around zero and doubles. The value tends to the last
 * payment on its left and to the first one on its right, which have opposite signs.
 */
function bracketOnlyRoot(evaluate: DifferentiableFunction): { left: number; right: number } {
  let width = 0.5;
  while (evaluate(-width).value * evaluate(width).value > 0) width *= 2;
  return { left: -width, right: width };
}

/**
 * Growths between which several roots are searched, closest together around zero: a rate below them is -100 % in every
 * printed digit, and a rate above them multiplies an amount by a million millions a year.
 */
const searchedGrowths = Array.from({ length: 129 }, (_, place) => 5 * Math.sinh((place - 64) / 26));

/** True for payments of the investor alone that are worth nothing on a later day. */
const isAllLost = (flows: readonly CashFlow[], timed: readonly TimedFlow[]): boolean =>
  timed.at(-1)?.paise === 0 && flows.some(({ paise }) => paise < 0) && flows.every(({ paise }) => paise <= 0);

/**
 * Returns the annual return of dated payments (XIRR), in actual days over 365. Two payments have a closed form; payments
 * that change their direction once have exactly one rate, which Newton's method finds within a bracket; for all others
 * the rates from -100 % to a growth of a million millions a year are searched (Descartes' rule of signs). A last payment
 * of 0 after payments of the investor alone is a loss of everything, -100 %. Throws on a day that is no `yyyy-mm-dd`.
 */
export function computeXirr(cashFlows: readonly CashFlow[]): Xirr {
  const timed = timeFlows(cashFlows);
  const isShort = (end: TimedFlow): boolean => Math.round(end.years * DAYS_OF_YEAR) < SHORTEST_DAYS;
  const end = timed.at(-1);
  if (end !== undefined && isAllLost(cashFlows, timed))
    return isShort(end) ? gap('tooShort') : { kind: 'rate', rate: -1 };
  const flows = timed.filter(({ paise }) => paise !== 0);
  const [first, second] = flows;
  const last = flows.at(-1);
  if (first === undefined || second === undefined || last === undefined) return gap('tooFewFlows');
  const signChanges = countSignChanges(flows);
  if (signChanges === 0) return gap('oneDirection');
  if (isShort(last)) return gap('tooShort');
  const rateOf = (growth: number): Xirr => ({ kind: 'rate', rate: Math.expm1(growth) });
  if (flows.length === 2) return rateOf(Math.log(-second.paise / first.paise) / second.years);
  const evaluate = valueOf(flows, last.years);
  if (signChanges === 1) return rateOf(findRootInBracket(evaluate, bracketOnlyRoot(evaluate)));
  const roots = findRoots(evaluate, searchedGrowths);
  const [root] = roots;
  if (root === undefined) return gap('noRate');
  return roots.length === 1 ? rateOf(root) : { kind: 'ambiguous', rates: roots.map((growth) => Math.expm1(growth)) };
}
