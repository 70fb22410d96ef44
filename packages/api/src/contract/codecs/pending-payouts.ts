import { calendarDayOf, paiseOf, type CalendarDay } from '../formats.ts';
import type { PendingPayout } from '../wire-types.gen.ts';

/** Money of sold units that is not paid yet. */
export interface StatedPayout {
  /** Paise to be paid, after exit load and STT. */
  readonly paise: number;
  /** The day by which it is paid; null if unknown. */
  readonly payBy: CalendarDay | null;
  /** For a question to the provider; '' if there is none. */
  readonly reference: string;
}

/** Returns the pending payouts of an order or a holding in the provider's order; none if it states none. */
export const statedPayoutsOf = ({
  pending_payouts = [],
}: {
  readonly pending_payouts?: readonly PendingPayout[] | undefined;
}): readonly StatedPayout[] =>
  pending_payouts.flatMap(({ payout_amount, payout_date, payout_reference }) => {
    const paise = paiseOf(payout_amount);
    return paise === null ? [] : [{ paise, payBy: calendarDayOf(payout_date), reference: payout_reference }];
  });
