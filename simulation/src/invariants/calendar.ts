const MS_PER_DAY = 86_400_000;
const INDIA_OFFSET_MS = 19_800_000;

/** Calendar arithmetic of the invariants: written anew, so that it shares no mistake with the product. */
export const indianDay = (at: number): string => new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 10);
/** `HH:MM` in India. */
export const indianTime = (at: number): string => new Date(at + INDIA_OFFSET_MS).toISOString().slice(11, 16);

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10);

/** Saturdays and Sundays are days off; the sandbox knows no holidays (sandbox.md, 1). */
export const isDayOff = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const nextWorkingDay = (day: string): string => {
  const next = plusDays(day, 1);
  return isDayOff(next) ? nextWorkingDay(next) : next;
};

export const plusWorkingDays = (day: string, count: number): string =>
  count === 0 ? day : plusWorkingDays(nextWorkingDay(day), count - 1);

/** Terms that an order stores. */
export interface OrderTerms {
  readonly purchaseCutOff?: string;
  readonly subCategory?: string;
  readonly exitLoad?: number;
}

/** The day of a deal at a moment: the same day up to the cut-off (`HH:MM`), else the next working day. */
export const dealingDay = (at: number, cutOff: string): string =>
  !isDayOff(indianDay(at)) && indianTime(at) <= cutOff.slice(0, 5) ? indianDay(at) : nextWorkingDay(indianDay(at));

/** True for the terms of a liquid or an overnight fund: by the sub-category, else by a cut-off of 13:30 or before. */
export const isLiquid = ({ subCategory = '', purchaseCutOff = '15:00' }: OrderTerms): boolean =>
  subCategory === '' ? purchaseCutOff.slice(0, 5) <= '13:30' : ['Liquid Fund', 'Overnight Fund'].includes(subCategory);

/** The day of a sale and that of its NAV (SEBI, paragraph 8.4.5.4; an overnight fund up to 19:00 since June 2025). */
export const saleDays = (at: number, terms: OrderTerms): { readonly dealt: string; readonly nav: string } => {
  const cutOff = terms.subCategory === 'Overnight Fund' ? '19:00' : '15:00';
  const dealt = dealingDay(at, cutOff);
  const isLate = !isDayOff(indianDay(at)) && dealt !== indianDay(at);
  return { dealt, nav: !isLiquid(terms) || isLate ? dealt : plusDays(nextWorkingDay(dealt), -1) };
};

const MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, QUARTERLY: 3, 'HALF-YEARLY': 6, YEARLY: 12, YEAR: 12 };
const DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };

/** The day of the occurrence `index` of a plan on the date of `chosen`, without the move of a day off. */
export function occurrenceDay(first: string, frequency: string, index: number, chosen = first): string {
  const days = DAYS[frequency.toUpperCase()];
  if (days !== undefined) return plusDays(first, days * index);
  const date = new Date(`${first.slice(0, 8)}01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + (MONTHS[frequency.toUpperCase()] ?? 1) * index);
  const lastDate = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(Number(chosen.slice(8)), lastDate);
  return `${date.toISOString().slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
}

export const movedOffDay = (day: string): string => (isDayOff(day) ? nextWorkingDay(day) : day);
