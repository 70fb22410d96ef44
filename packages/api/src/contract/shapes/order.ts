import * as v from 'valibot';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { swpSettingsSchema } from './placing.ts';
import {
  amount,
  count,
  flag,
  listOf,
  loose,
  maybe,
  someAmount,
  someCount,
  someHtml,
  someNotice,
  someText,
  tally,
  text,
  yes,
} from './scalars.ts';

/** What may be done with an order; an absent permission is none. */
export const orderFlagsSchema = loose({
  is_stp_allowed: flag,
  is_swp_allowed: flag,
  is_cancel_allowed: flag,
  is_pause_allowed: flag,
  is_view_statement_allowed: flag,
  mf_order_is_invest_more: flag,
  mf_order_is_redeem: flag,
  mf_order_is_paynow: flag,
  mf_order_is_pause_allowed: flag,
  mf_order_pause_minimum_installments: maybe(count),
  mf_order_pause_maximum_installments: maybe(count),
});
export type OrderFlags = v.InferOutput<typeof orderFlagsSchema>;

const exitLoadSchema = loose({ is_allowed: flag, value: someText, percent: someCount });
const redemptionSchema = loose({
  minimum_amount: someCount,
  maximum_amount: v.nullish(v.nullable(count), null),
  /** Proposed (decision 033): `15:00:00`, up to when a redemption gets the NAV of its day; '' where none is told. */
  cutoff_time: someText,
  /** Proposed (decision 033): working days from the day of the NAV to the money in the account. */
  credit_working_days: maybe(count),
});

const purchaseSchema = loose({
  /** Proposed: `15:00:00`, up to when what is paid gets the NAV of its day; '' where none is told. */
  cutoff_time: someText,
});

const moneyEntries = {
  mf_order_overall_investment_amount: amount,
  mf_order_investment_amount: someAmount,
  mf_order_accumulated_returns_amount: someAmount,
  /** The current value. */
  total_returns_amount: someAmount,
  returns_difference_amount: someAmount,
  total_returns_percent: someAmount,
  mf_order_installment_amount: maybe(amount),
  stp_available_transfer_amount: maybe(amount),
  mf_order_pay_amount: someAmount,
  mf_order_minimum_investment_amount: someAmount,
  mf_order_redeemable_amount: someAmount,
};

export const orderSchema = loose({
  _id: text,
  order_id: text,
  ...orderFlagsSchema.entries,
  ...v.partial(swpSettingsSchema).entries,
  ...moneyEntries,
  /** Proposed (decision 009): the `Idempotency-Key` that it was placed with; empty where it came without one. */
  submission_key: maybe(text),
  mf_order_registration_no: someText,
  mf_order_number: someText,
  mf_order_folio_no: someText,
  mf_order_type: text,
  mf_order_scheme_name: text,
  mf_order_message: someNotice,
  mf_order_message_is_showed: flag,
  /** 2 hides the message. */
  mf_order_status_id: someCount,
  mf_order_is_allotted: flag,
  is_order_cancelled: flag,
  is_payment_pending: flag,
  /** Proposed beside `is_payment_pending` (decision 026): the last attempt to pay came to nothing. */
  is_payment_failed: flag,
  is_order_rejected: flag,
  show_returns: flag,
  mf_order_installment_frequency: maybe(text),
  /** Proposed: the days of the next installments, as many as a pause may leave out and one more; fewer where the plan ends before. */
  upcoming_installment_dates: maybe(v.array(text)),
  mf_order_swp_enabled: flag,
  mf_order_swp_information: maybe(
    loose({
      swp_frequency: someText,
      swp_amount: someAmount,
      /** Proposed (decision 035) with the rest: how many payouts there will be, and how many were made. */
      swp_no_of_installments: maybe(tally),
      swp_installments_made: maybe(tally),
      /** The first day of the plan. */
      swp_date: maybe(text),
      /** The day of the next payout; '' where none comes. */
      swp_next_date: maybe(text),
      /** PROPOSED: when it was registered, ISO 8601 with offset. */
      created_date: maybe(text),
    }),
  ),
  mf_order_stp_enabled: flag,
  /** PROPOSED, of a STP: the `order_id` of the order that is transferred. */
  stp_source_order_id: maybe(text),
  /** PROPOSED: the redemption that waits for its money; `created_date` is when it was placed, ISO 8601 with offset. */
  mf_order_redemption_information: maybe(loose({ redemption_amount: amount, created_date: text })),
  scheme_amc: maybe(text),
  mf_order_action_list: listOf(text),
  mf_order_unique_reference_no: someText,
  mf_order_is_activity_completed: flag,
  /** HTML. */
  mf_order_notification_message: someHtml,
  mf_order_scheme_specifications: v.nullish(
    loose({
      exitload: v.nullish(exitLoadSchema, {}),
      redemption: v.nullish(redemptionSchema, {}),
      purchase: v.nullish(purchaseSchema, {}),
    }),
    {},
  ),
  /** `OrderVal` stands in for `mf_order_pay_amount`. */
  order_information: maybe(loose({ request: loose({ OrderVal: text }) })),
  /** Oldest first. In the answer of a list the newest lines at least; `getOrderStatus` answers all of them. */
  order_list: listOf(loose({ mf_order_message: someNotice, created_date: someText })),
  /** HTML. */
  display_installment_info_html: someHtml,
  /** HTML. In the answer of a list it may end with the newest events, and then says so. */
  modal_transaction_history_html: someHtml,
  /** `body` is HTML. */
  modal_rta_validation_information: maybe(loose({ header: someText, body: someHtml })),
  tab_single_order_child: maybe(yes),
  show_swp: maybe(yes),
  request_mode: maybe(text),
  mf_child_order_information: maybe(loose({ orderNumber: maybe(text) })),
  bank_information: maybe(bankAccountSchema),
  pay_bank_mode_list: maybe(v.array(optionSchema)),
  selected_pay_bank_mode: maybe(text),
  upi_id: maybe(text),
  order_start_date: someText,
});
export type Order = v.InferOutput<typeof orderSchema>;
