import * as v from 'valibot';
import { ORDER_TYPES, UNIT_TRANSACTION_KINDS } from '../labels.ts';
import { pendingPayoutSchema } from './payout.ts';
import {
  amount,
  looseObject,
  numberFromZero,
  optionalField,
  optionalListOf,
  text,
  textOrEmpty,
  wholeNumberOrZero,
} from './scalars.ts';

const unknownAsNull = <const S extends v.GenericSchema>(schema: S) => v.nullish(v.nullable(schema), null);
/** Units of a scheme; six decimals count. */
const units = numberFromZero;
const nav = unknownAsNull(numberFromZero);
const percent = unknownAsNull(numberFromZero);

export const exitLoadSlabSchema = looseObject({
  /** Last day with this exit load, as a number of days after the allotment. */
  up_to_days: wholeNumberOrZero,
  /** Percent of the amount before the exit load. */
  percent: numberFromZero,
});

/** Units of one allotment that are still held. */
export const folioLotSchema = looseObject({
  /** Day of the NAV of the allotment, `yyyy-mm-dd`. */
  bought_on: text,
  units,
  /** Rupees paid for these units, stamp duty included. */
  cost_amount: amount,
  /** Order of the allotment; its registration for an instalment. */
  order_id: text,
  order_type: v.picklist(ORDER_TYPES),
});

/** PROPOSED: units of a scheme in a folio. A closed holding has no units and no lots. */
export const folioHoldingSchema = looseObject({
  /** '' before the first allotment of a folio number. */
  folio_number: textOrEmpty,
  scheme_code: text,
  scheme_name: text,
  scheme_isin: textOrEmpty,
  scheme_amc: textOrEmpty,
  scheme_category: textOrEmpty,
  sub_category: textOrEmpty,
  risk: textOrEmpty,
  units,
  /** Units without those of requested redemptions, and without locked ones; null if unknown. */
  available_units: unknownAsNull(units),
  /** Newest NAV in rupees; null if there is none. */
  nav,
  /** Day of `nav`, `yyyy-mm-dd`; '' without a NAV. */
  nav_date: textOrEmpty,
  /** NAV of the business day before `nav_date`; null if unknown. */
  previous_nav: nav,
  /** NAV of 31 January 2018 for the cost of older units; null if unknown. */
  grandfathered_nav: nav,
  /** Percent of the assets in listed domestic shares, annual average; null if unknown. */
  domestic_equity_percent: percent,
  /** Percent of the assets in debt and money-market instruments, annual average; null if unknown. */
  debt_percent: percent,
  /** Null if unknown, [] for none; shortest time first. */
  exit_load_slabs: unknownAsNull(v.array(exitLoadSlabSchema)),
  /** Months from an allotment in which its units are locked; 36 for ELSS. */
  lock_in_months: wholeNumberOrZero,
  /** Oldest first. */
  lots: optionalListOf(folioLotSchema),
  /** PROPOSED (1.4.0): payouts of sold units, the earliest first, of a closed holding, too; absent without any. */
  pending_payouts: optionalField(v.array(pendingPayoutSchema)),
});

/** PROPOSED: a change of the units of a scheme in a folio. */
export const unitTransactionSchema = looseObject({
  folio_number: textOrEmpty,
  scheme_code: text,
  /** Day of the NAV, `yyyy-mm-dd`. */
  transaction_date: text,
  transaction_kind: v.picklist(UNIT_TRANSACTION_KINDS),
  units,
  /** NAV in rupees; null if unknown. */
  nav,
  /** Rupees. Inflow: the amount paid, stamp duty included. Outflow: the amount before exit load and STT. */
  amount,
  stamp_duty_amount: v.nullish(amount, 0),
  stt_amount: v.nullish(amount, 0),
  exit_load_amount: v.nullish(amount, 0),
  order_id: text,
  order_type: v.picklist(ORDER_TYPES),
});
