import { calendarDayOf, paiseOf, type CalendarDay, type Order, type PauseSipRequest } from '@folioflow/api/contract';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import type { PausedSip, PauseMeaning } from './sip-pause.types.ts';

/** Describes the pause of a number of instalments, from the provider's days alone, without a clock. */
export function pauseMeaning(order: Order, count: number): PauseMeaning {
  const each = paiseOf(order.mf_order_installment_amount ?? '');
  const days = instalmentDaysOf(order.upcoming_installment_dates ?? []);
  return {
    count,
    skippedInPaise: each === null ? null : each * count,
    days: days.slice(0, count),
    next: nextInstalmentAfterPause(days, count),
  };
}

function nextInstalmentAfterPause(days: readonly CalendarDay[], count: number): PauseMeaning['next'] {
  const day = days[count];
  if (day !== undefined) return { is: 'on', day };
  return { is: days.length === 0 ? 'unknown' : 'never' };
}

/** All days or none: a missing day would shift the following ones to the wrong instalment. */
function instalmentDaysOf(dates: readonly string[]): readonly CalendarDay[] {
  const days = dates.map(calendarDayOf).filter((day) => day !== null);
  return days.length === dates.length ? days : [];
}

/** A SIP with a mandate uses /xsip/pause, any other /sip/pause (INV-31). */
export function pauseRequestOf({
  subject: { order, listType, count },
  pin,
}: PinConfirmationRequest<PausedSip>): PauseSipRequest {
  const type = orderTypeOf(order, listType) === 'sip' ? 'sip' : 'xsip';
  return {
    order_type: type,
    client_info: {
      sip_type: type,
      order_id: order.order_id,
      order_registration_no: order.mf_order_registration_no,
      pause_no_of_installments: count,
      pin_verification_value: pin,
    },
  };
}
