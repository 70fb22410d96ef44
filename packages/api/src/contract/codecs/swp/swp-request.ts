import { wireDateOf, type CalendarDay } from '../../formats.ts';
import { SIP_TYPES, type OrderType } from '../../labels.ts';
import type { CancelSwpRequest, CreateSwpRequest, Order } from '../../wire-types.gen.ts';
import { twoFactorFieldsOf, type EnteredCodes } from '../entered-codes.ts';

/** The order that pays out. */
export interface SwpSource {
  readonly orderId: string;
  readonly orderType: OrderType;
}

/** A SWP as the investor entered it. */
export interface RequestedSwp extends SwpSource {
  /** Rupees of one payout as entered, in whole paise; a retry repeats the text. */
  readonly amount: string;
  readonly frequency: string;
  readonly installments: number;
  readonly firstDay: CalendarDay;
}

/** The cancellation of a running SWP. */
export interface SwpCancellation extends SwpSource {
  /** The running SWP in the provider's order; sent back unchanged. */
  readonly plan: Order['mf_order_swp_information'];
}

/** The request of a SIP contains its type twice (DO-366). */
const withSource = <Plan>({ orderId: order_id, orderType: order_type }: SwpSource, swp_order: Plan) => {
  const sip_type = SIP_TYPES.find((type) => type === order_type);
  return { order_type, client_info: { ...(sip_type && { sip_type }), order_id, swp_order } };
};

/** Returns the request that registers a SWP with its code (DO-337, DO-370). */
export const swpRequestOf = (swp: RequestedSwp, codes: EnteredCodes): CreateSwpRequest =>
  withSource(swp, {
    swp_no_of_installments: swp.installments,
    swp_frequency: swp.frequency,
    swp_amount: swp.amount,
    swp_date: wireDateOf(swp.firstDay),
    ...twoFactorFieldsOf(codes),
  });

/** Returns the request that ends the running SWP, with empty codes, confirmed by the PIN (OM-094). */
export function swpCancellationRequestOf({ plan, ...source }: SwpCancellation, pin: string): CancelSwpRequest {
  const { order_type, client_info } = withSource(source, {
    swp_no_of_installments: plan?.swp_no_of_installments ?? 0,
    swp_frequency: plan?.swp_frequency ?? '',
    swp_amount: String(plan?.swp_amount ?? ''),
    swp_date: plan?.swp_date ?? '',
    ...twoFactorFieldsOf({ ticket: '', codes: {} }),
  });
  return { order_type, client_info: { ...client_info, pin_verification_value: pin } };
}
