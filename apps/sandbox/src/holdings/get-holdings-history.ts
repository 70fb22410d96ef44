import { epochDayOf, epochDayOfWorkingDay, timestampOfEpochDay, workingDayNumber } from '../catalogue/port.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { addDays, dayAt } from '../kit/days.ts';
import { type FolioLedger, readFolioLedgers, type UnitMovement } from './ledger/folio-ledgers.ts';
import { countUnits, openLotsOf } from './lots/open-lots.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** Units in thousandths and their cost in paise from a working day on. */
interface Balance {
  readonly fromWorkingDay: number;
  readonly units: number;
  readonly costPaise: number;
}

/** Number of the working day on or after a day. */
const workingDayFrom = (day: string): number => workingDayNumber(epochDayOf(day) - 1) + 1;

/** Balances after each day with movements, oldest first. */
const createBalances = (movements: readonly UnitMovement[]): readonly Balance[] =>
  [...Map.groupBy(movements, ({ day }) => workingDayFrom(day)).keys()].map((fromWorkingDay) => {
    const lots = openLotsOf(movements.filter(({ day }) => workingDayFrom(day) <= fromWorkingDay));
    return { fromWorkingDay, units: countUnits(lots), costPaise: lots.reduce((sum, lot) => sum + lot.costPaise, 0) };
  });

/** Adds value and cost of a holding to the sums of the working days, of which `first` is the number of the first. */
const addToSums = ({ movements, scheme }: FolioLedger, first: number, values: number[], costs: number[]): void => {
  const balances = createBalances(movements);
  balances.forEach(({ fromWorkingDay, units, costPaise }, index) => {
    const end = Math.min(balances[index + 1]?.fromWorkingDay ?? Infinity, first + values.length);
    if (units === 0) return;
    for (let number = fromWorkingDay; number < end; number += 1) {
      const nav = scheme?.navs.at(epochDayOfWorkingDay(number));
      const place = number - first;
      // Without a NAV, units are worth their cost.
      values[place] = (values[place] ?? 0) + (nav === undefined ? costPaise : Math.round((units * nav) / 10));
      costs[place] = (costs[place] ?? 0) + costPaise;
    }
  });
};

/** Value and cost of all holdings on each working day from the first allotment on, in paise. */
const createHistory = (ledgers: readonly FolioLedger[], last: number): [number, number, number][] => {
  const first = Math.min(...ledgers.flatMap(({ movements }) => movements.map(({ day }) => workingDayFrom(day))));
  const count = Math.max(0, last - first + 1);
  if (!Number.isFinite(count)) return [];
  const values = Array.from({ length: count }, () => 0);
  const costs = Array.from({ length: count }, () => 0);
  for (const ledger of ledgers) addToSums(ledger, first, values, costs);
  return values.map((paise, place) => [
    timestampOfEpochDay(epochDayOfWorkingDay(first + place)),
    paise / 100,
    (costs[place] ?? 0) / 100,
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
