import {
  addDays,
  calendarDayOf,
  eachDayBetween,
  START_WINDOW_DAYS,
  wireDateOf,
  type Order,
  type SipType,
} from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import { indianDay, readProviderTime } from './clock.ts';
import { requireOffered } from './schemes.ts';
import { requestCodes } from './two-factor.ts';

/** Today in India by the clock of the provider. */
export const readToday = async (on: CaseContext): Promise<string> => indianDay(await readProviderTime(on));

/** A day on which a SWP of an order may start. */
const swpDay = (today: string, order: Order): string => {
  const excluded = (order.swp_exclude_date_list ?? []).map((entry) => calendarDayOf(entry));
  const { first, last } = START_WINDOW_DAYS;
  const days = eachDayBetween(addDays(today, first + 1), addDays(today, last - 1));
  return requireOffered(
    days.find((day) => !excluded.includes(day)),
    'day for a SWP',
  );
};

const typeFieldsOf = ({ mf_order_type: type }: Order): Fields => (type === 'single' ? {} : { sip_type: type });

/** Creates the request of a SWP with a new code; `change` replaces terms of the plan. */
export const swpRequest = async (
  on: CaseContext,
  investor: Investor,
  order: Order,
  change: Fields = {},
): Promise<{ readonly order_type: string; readonly client_info: Fields & { readonly swp_order: Fields } }> => {
  const swp_order = {
    swp_no_of_installments: Number(requireOffered(order.swp_installment_numbers_list?.[0], 'number of payouts').value),
    swp_frequency: requireOffered(order.swp_frequency_list?.[0], 'frequency of payouts').value,
    swp_amount: String(order.minimum_swp_amount ?? 500),
    swp_date: wireDateOf(swpDay(await readToday(on), order)),
    ...(await requestCodes(on, investor, 'swp registration')),
    ...change,
  };
  return {
    order_type: order.mf_order_type,
    client_info: { ...typeFieldsOf(order), order_id: order.order_id, swp_order },
  };
};

/** Creates the request that ends a SWP. */
export const swpEndRequest = (order: Order, pin: string): Fields => ({
  order_type: order.mf_order_type,
  client_info: {
    ...typeFieldsOf(order),
    order_id: order.order_id,
    swp_order: {
      swp_no_of_installments: order.mf_order_swp_information?.swp_no_of_installments ?? 12,
      swp_frequency: order.mf_order_swp_information?.swp_frequency ?? 'MONTHLY',
      swp_amount: String(order.mf_order_swp_information?.swp_amount ?? ''),
      swp_date: order.mf_order_swp_information?.swp_date ?? '',
      mobile_otp: '',
      email_otp: '',
      twofactor_token_id: '',
    },
    pin_verification_value: pin,
  },
});

/** Reads the targets of a transfer from an order. */
export const stpListRequest = (order: Order): Fields => ({
  file_index: 0,
  scheme_filter: { scheme_amc: order.scheme_amc ?? '' },
  request_for: 'stp schemes',
  selected_order: order,
});

/** Creates the request of a STP; `change` replaces terms of the transfer. */
export const stpRequest = async (investor: Investor, order: Order, change: Fields = {}): Promise<Fields> => {
  const { result } = requireAccepted(await investor.call('listStpSchemes', stpListRequest(order)));
  const offers = result.stp_scheme_list.flatMap((scheme) =>
    scheme.stp_scheme_specifications.map((specification) => ({ scheme, specification })),
  );
  const { scheme, specification } = requireOffered(offers[0], 'target of a transfer');
  return {
    source_scheme: order,
    target_scheme: specification,
    stp_order: {
      stp_frequency: specification.stp_frequency,
      stp_scheme: specification.scheme_name,
      stp_scheme_code: specification.scheme_code,
      mfapi_scheme_code: scheme.mfapi_scheme_code,
      stp_installments: specification.stp_minimum_installment_numbers,
      stp_amount: String(specification.stp_in_minimum_installment_amount),
      stp_date: Number(specification.stp_dates.split(',')[0]),
      stp_date_value: '',
      validation_message_text: '',
      ...change,
    },
    pin_verification_value: investor.pin,
  };
};

/** Request that changes a SIP by the PIN. */
export const sipChangeRequest = (order: Order, pin: string, more: Fields = {}): Fields => ({
  order_type: order.mf_order_type,
  client_info: {
    sip_type: order.mf_order_type as SipType,
    order_id: order.order_id,
    order_number: order.mf_order_number,
    order_registration_no: order.mf_order_registration_no,
    pin_verification_value: pin,
    ...more,
  },
});

/** Request that cancels a lumpsum order or ends a STP. */
export const cancelRequest = (order: Order, pin: string): Fields => ({
  order_type: order.mf_order_type,
  client_info: {
    order_id: order.order_id,
    order_number: order.mf_order_number,
    order_registration_no: order.mf_order_registration_no,
    pin_verification_value: pin,
  },
});

/** Request of another investment into an order. */
export const additionalRequest = (order: Order, order_amount: string): Fields => ({
  client_info: {
    buy_sell: 'P',
    buy_sell_type: 'ADDITIONAL',
    order_id: order.order_id,
    order_mode: 'MOD',
    order_amount,
  },
});
