import { addMonths, type CalendarDay } from '@folioflow/api/contract';

/** Charge of the state on units that are bought or sold from a day on, up to the next rule of its kind. */
export interface ChargeRule {
  /** `stampDuty` on a purchase of any scheme; `stt` (securities transaction tax) on a sale of an equity-oriented one. */
  readonly kind: 'stampDuty' | 'stt';
  readonly from: CalendarDay;
  /** Stamp duty: percent of the amount without the duty. STT: percent of the amount before the exit load. */
  readonly percent: number;
  readonly source: string;
  /** Day on which the source was read. */
  readonly checkedOn: CalendarDay;
}

const CHECKED_ON: CalendarDay = '2026-11-26';

/** Rules of each kind in the order of their days. Earlier purchases have no stamp duty. */
export const chargeRules: readonly ChargeRule[] = [
  {
    kind: 'stampDuty',
    from: '2020-07-01',
    percent: 0.005,
    source: 'Indian Stamp Act, 1899, section 9A and Schedule I, as amended by the Finance Act, 2019',
    checkedOn: CHECKED_ON,
  },
  {
    kind: 'stt',
    from: '2013-06-01',
    percent: 0.001,
    source: 'Finance (No. 2) Act, 2004, section 98, as amended by the Finance Act, 2013',
    checkedOn: CHECKED_ON,
  },
];

/** Months in which units of an ELSS are locked from their allotment (Equity Linked Saving Scheme, 2005, section 8). */
export const ELSS_LOCK_IN_MONTHS = 36;

const chargePercentOf = (kind: ChargeRule['kind'], day: CalendarDay): number =>
  chargeRules.findLast((rule) => rule.kind === kind && rule.from <= day)?.percent ?? 0;

/** Stamp duty in paise that an amount paid on a day contains. */
export function computeStampDuty(paidPaise: number, day: CalendarDay): number {
  const percent = chargePercentOf('stampDuty', day);
  return Math.round((paidPaise * percent) / (100 + percent));
}

/** STT in paise of a sale of units of an equity-oriented scheme; `salePaise` is its amount before the exit load. */
export const computeStt = (salePaise: number, day: CalendarDay): number =>
  Math.round((salePaise * chargePercentOf('stt', day)) / 100);

/** First day on which units of an allotment can be sold. */
export const firstUnlockedDay = (boughtOn: CalendarDay, lockInMonths: number): CalendarDay =>
  addMonths(boughtOn, lockInMonths);
