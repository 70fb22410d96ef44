import { worthInPaise } from '@folioflow/api/contract';
import {
  type EpochDay,
  epochDayOf,
  epochDayOfWorkingDay,
  type SchemeFacts,
  timestampOfEpochDay,
  workingDayNumber,
} from '../catalogue/port.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { addDays, type Day, dayAt } from '../kit/days.ts';
import { type FolioLedger, MILLION, readFolioLedgers } from './ledger/folio-ledgers.ts';
import { createBalances } from './lots/balances.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** A NAV is valid for this number of days if no newer one is published. */
const MAX_DAYS_BACK = 10;

/** Working days of a history, by their numbers. */
interface WorkingDays {
  readonly first: number;
  readonly last: number;
}

/** Number of the working day on or after a day. */
const workingDayFrom = (day: Day): number => workingDayNumber(epochDayOf(day) - 1) + 1;

/** NAV of each working day; undefined without a NAV within ten days. */
const createDailyNavs = ({ navs }: SchemeFacts, { first, last }: WorkingDays): readonly (number | undefined)[] => {
  const points = navs.points(epochDayOfWorkingDay(first) - MAX_DAYS_BACK, epochDayOfWorkingDay(last));
  let place = -1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day: EpochDay = epochDayOfWorkingDay(first + index);
    while ((points[place + 1]?.[0] ?? Infinity) <= day) place += 1;
    const point = points[place];
    return point !== undefined && day - point[0] <= MAX_DAYS_BACK ? point[1] : undefined;
  });
};

/** Value and cost in paise by working day. */
interface DailySums {
  readonly values: Float64Array;
  readonly costs: Float64Array;
}

/** Adds a holding to the sums; without a NAV, units are worth their cost. */
const addToSums = (
  { values, costs }: DailySums,
  { movements }: FolioLedger,
  { first, last }: WorkingDays,
  dailyNavs: readonly (number | undefined)[],
): void => {
  const balances = createBalances(movements);
  balances.forEach(({ day, units, costPaise }, index) => {
    const next = balances[index + 1];
    const end = Math.min(next ? workingDayFrom(next.day) : Infinity, last + 1) - first;
    if (units === 0) return;
    for (let place = workingDayFrom(day) - first; place < end; place += 1) {
      const nav = dailyNavs[place];
      values[place] = (values[place] ?? 0) + (nav === undefined ? costPaise : worthInPaise(units / MILLION, nav));
      costs[place] = (costs[place] ?? 0) + costPaise;
    }
  });
};

/** Value and cost of all holdings on each working day from the first allotment on. */
const createHistory = (ledgers: readonly FolioLedger[], last: number): [number, number, number][] => {
  const firstDays = ledgers.flatMap(({ movements }) => movements.slice(0, 1).map(({ day }) => workingDayFrom(day)));
  const days = { first: Math.min(...firstDays), last };
  const count = days.last - days.first + 1;
  if (firstDays.length === 0 || count <= 0) return [];
  const sums = { values: new Float64Array(count), costs: new Float64Array(count) };
  for (const alike of Map.groupBy(ledgers, ({ order }) => order.scheme_code).values()) {
    const scheme = alike[0]?.scheme;
    const dailyNavs = scheme ? createDailyNavs(scheme, days) : [];
    for (const ledger of alike) addToSums(sums, ledger, days, dailyNavs);
  }
  return Array.from(sums.values, (paise, place) => [
    timestampOfEpochDay(epochDayOfWorkingDay(days.first + place)),
    paise / 100,
    (sums.costs[place] ?? 0) / 100,
  ]);
};

/** Value and cost of the holdings of the caller by working day, up to the newest published NAV. */
export const getHoldingsHistory = (call: Call): Promise<PreparedAnswer> => {
  const { id } = requireInvestor(call.caller);
  const today = dayAt(call.now);
  return prepareAnswer(call.db, `holdings history ${id} ${today}`, async () => {
    const ledgers = await readFolioLedgers(call.db, id, today);
    return createHistory(ledgers, workingDayNumber(epochDayOf(addDays(today, -1))));
  });
};
