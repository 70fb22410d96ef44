import { type FolioHolding } from '@folioflow/api/contract';
import {
  dayOfEpochDay,
  epochDayOf,
  epochDayOfWorkingDay,
  workingDayNumber,
  type SchemeFacts,
} from '../catalogue/port.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { type Day, dayAt } from '../kit/days.ts';
import { pendingPayoutFieldsOf } from '../orders/view/pending-payouts.ts';
import { type FolioLedger, MILLION, readFolioLedgers } from './ledger/folio-ledgers.ts';
import { countLockedUnits, lockInMonthsOf } from './lots/locked-units.ts';
import { countUnits, openLotsOf } from './lots/open-lots.ts';
import { prepareAnswer } from './prepared-answer.ts';
import { assetSharesOf } from './schemes/asset-shares.ts';

/** Cost of units bought before 1 February 2018 depends on the NAV of this day (section 112A). */
const GRANDFATHERING_DAY: Day = '2018-01-31';
/** Last day after the allotment of the exit load of the first year; that of the second ends as long after. */
const EXIT_LOAD_DAYS = 365;

/** NAV of exactly this day; null without one. */
const publishedNavOn = (scheme: SchemeFacts | undefined, day: number): number | null => {
  const point = scheme?.navs.pointAt(day);
  return point?.[0] === day ? point[1] : null;
};

const previousWorkingDay = (day: number): number => epochDayOfWorkingDay(workingDayNumber(day - 1));

const navFieldsOf = ({ price, scheme }: FolioLedger) =>
  price
    ? {
        nav: price[1],
        nav_date: dayOfEpochDay(price[0]),
        previous_nav: publishedNavOn(scheme, previousWorkingDay(price[0])),
      }
    : { nav: null, nav_date: '', previous_nav: null };

const slabsOf = ({ exitLoad, laterExitLoad }: SchemeFacts) =>
  [exitLoad, laterExitLoad]
    .map((percent, years) => ({ up_to_days: EXIT_LOAD_DAYS * (years + 1), percent }))
    .filter(({ percent }) => percent > 0);

const schemeFieldsOf = ({ order, scheme }: FolioLedger) => {
  const { category = '', subCategory = '', risk = '' } = scheme ?? {};
  const shares = assetSharesOf({ category, subCategory, name: order.scheme_name });
  return {
    scheme_code: order.scheme_code,
    scheme_name: order.scheme_name,
    scheme_isin: order.scheme_isin,
    scheme_amc: order.scheme_amc,
    scheme_category: category,
    sub_category: subCategory,
    risk,
    grandfathered_nav: publishedNavOn(scheme, epochDayOf(GRANDFATHERING_DAY)),
    domestic_equity_percent: shares?.domesticEquityPercent ?? null,
    debt_percent: shares?.debtPercent ?? null,
    exit_load_slabs: scheme ? slabsOf(scheme) : null,
    lock_in_months: lockInMonthsOf(scheme?.lockIn ?? ''),
  };
};

/** Holding in the shape of the contract on a day. */
const createHolding = (ledger: FolioLedger, today: Day): FolioHolding => {
  const { order, movements, redeemableOrderIds, reservedUnits, payouts } = ledger;
  const scheme = schemeFieldsOf(ledger);
  const lots = openLotsOf(movements);
  const units = countUnits(lots);
  const locked = countLockedUnits(lots, { lockInMonths: scheme.lock_in_months, redeemableOrderIds, today });
  return {
    folio_number: order.folio,
    ...scheme,
    units: units / MILLION,
    available_units: Math.max(0, units - locked - reservedUnits) / MILLION,
    ...navFieldsOf(ledger),
    lots: lots.map((lot) => ({
      bought_on: lot.boughtOn,
      units: lot.units / MILLION,
      cost_amount: lot.costPaise / 100,
      order_id: lot.orderId,
      order_type: lot.orderType,
    })),
    ...pendingPayoutFieldsOf(payouts),
  };
};

/** Holdings of the caller by folio and scheme, closed ones included. */
export const listHoldings = (call: Call): Promise<PreparedAnswer> => {
  const { id } = requireInvestor(call.caller);
  const today = dayAt(call.now);
  return prepareAnswer(call.db, `holdings ${id} ${today}`, async () =>
    (await readFolioLedgers(call.db, id, today)).map((ledger) => createHolding(ledger, today)),
  );
};
