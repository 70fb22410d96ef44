import { calendarDayOf, paiseOf, type CalendarDay, type Order, type PauseSipRequest } from '@folioflow/api/contract';
import { orderTypeOf } from '../../parts/order-state.ts';
import type { PinRequest } from '../../parts/pin-confirmation/index.ts';
import type { PausedSip, PauseMeaning } from './sip-pause.types.ts';

/** What happens when so many installments are left out, as far as the provider tells its days: it alone is asked, no clock. */
export function pauseMeaning(order: Order, count: number): PauseMeaning {
  const each = paiseOf(order.mf_order_installment_amount ?? '');
  const days = daysOf(order.upcoming_installment_dates ?? []);
  return {
    count,
    kept: each === null ? null : each * count,
    days: days.slice(0, count),
    next: nextOf(days, count),
  };
}

function nextOf(days: readonly CalendarDay[], count: number): PauseMeaning['next'] {
  const day = days[count];
  if (day !== undefined) return { is: 'on', day };
  return { is: days.length === 0 ? 'untold' : 'never' };
}

/** All of them or none: with one day unknown the others would be told of the wrong installments. */
function daysOf(dates: readonly string[]): readonly CalendarDay[] {
  const days = dates.map(calendarDayOf).filter((day) => day !== null);
  return days.length === dates.length ? days : [];
}

/** A SIP with a mandate goes to /xsip/pause, another one to /sip/pause (INV-31). */
export function pauseRequestOf({ subject: { order, listType, count }, pin }: PinRequest<PausedSip>): PauseSipRequest {
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
