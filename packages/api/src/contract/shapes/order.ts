import * as v from 'valibot';
import { ORDER_STATUSES } from '../labels.ts';
import { bankAccountSchema } from './bank.ts';
import { optionSchema } from './option.ts';
import { swpSettingsSchema } from './order-requests.ts';
import { pendingPayoutSchema } from './payout.ts';
import {
  amount,
  safeNumber,
  booleanOrFalse,
  booleanOrTrue,
  optionalListOf,
  looseObject,
  optionalField,
  optionalValueOf,
  amountOrEmpty,
  safeNumberOrZero,
  htmlOrEmpty,
  noticeOrEmpty,
  textOrEmpty,
  wholeNumber,
  text,
  tolerantBoolean,
} from './scalars.ts';

/**
 * The permitted actions of an order; an absent permission is not granted. `mf_order_is_pause_allowed` only withdraws
 * `is_pause_allowed` (AD-018).
 */
export const orderFlagsSchema = looseObject({
  is_stp_allowed: booleanOrFalse,
  is_swp_allowed: booleanOrFalse,
  is_cancel_allowed: booleanOrFalse,
  is_pause_allowed: booleanOrFalse,
  is_view_statement_allowed: booleanOrFalse,
  mf_order_is_invest_more: booleanOrFalse,
  mf_order_is_redeem: booleanOrFalse,
  mf_order_is_paynow: booleanOrFalse,
  mf_order_is_pause_allowed: booleanOrTrue,
  mf_order_pause_minimum_installments: optionalField(safeNumber),
  mf_order_pause_maximum_installments: optionalField(safeNumber),
});

const exitLoadSchema = looseObject({ is_allowed: booleanOrFalse, value: textOrEmpty, percent: safeNumberOrZero });
const redemptionSchema = looseObject({
  minimum_amount: safeNumberOrZero,
  maximum_amount: v.nullish(v.nullable(safeNumber), null),
  /** Proposed (decision 033): cut-off for the NAV of the redemption's day, `15:00:00`; '' if unknown. */
  cutoff_time: textOrEmpty,
  /** Proposed (decision 033): working days from the NAV date to the credit of the money. */
  credit_working_days: optionalField(safeNumber),
});

const purchaseSchema = looseObject({
  /** Proposed: cut-off for the NAV of the payment's day, `15:00:00`; '' if unknown. */
  cutoff_time: textOrEmpty,
});

const moneyEntries = {
  mf_order_overall_investment_amount: amount,
  mf_order_investment_amount: amountOrEmpty,
  mf_order_accumulated_returns_amount: amountOrEmpty,
  /** The current value. */
  total_returns_amount: amountOrEmpty,
  returns_difference_amount: amountOrEmpty,
  total_returns_percent: amountOrEmpty,
  mf_order_installment_amount: optionalField(amount),
  stp_available_transfer_amount: optionalField(amount),
  mf_order_pay_amount: amountOrEmpty,
  mf_order_minimum_investment_amount: amountOrEmpty,
  mf_order_redeemable_amount: amountOrEmpty,
};

export const orderSchema = looseObject({
  _id: text,
  order_id: text,
  ...orderFlagsSchema.entries,
  ...v.partial(swpSettingsSchema).entries,
  ...moneyEntries,
  /** Proposed (decision 009): the `Idempotency-Key` of the order's submission; absent if it had none. */
  submission_key: optionalField(text),
  mf_order_registration_no: textOrEmpty,
  mf_order_number: textOrEmpty,
  mf_order_folio_no: textOrEmpty,
  mf_order_type: text,
  mf_order_scheme_name: text,
  mf_order_message: noticeOrEmpty,
  /** Only false hides the message (AD-019). */
  mf_order_message_is_showed: booleanOrTrue,
  /** 2 hides the message. */
  mf_order_status_id: safeNumberOrZero,
  mf_order_is_allotted: booleanOrFalse,
  is_order_cancelled: booleanOrFalse,
  is_payment_pending: booleanOrFalse,
  /** Proposed in addition to `is_payment_pending` (decision 026): the last payment attempt failed. */
  is_payment_failed: booleanOrFalse,
  is_order_rejected: booleanOrFalse,
  /**
   * PROPOSED (1.4.0): the one status of the order or registration, computed by the provider alone. A registration has
   * the status of its plan, and `waitingForPayment` while an instalment waits for its payment.
   */
  order_status: optionalValueOf(ORDER_STATUSES),
  /**
   * PROPOSED (1.4.0), `dd/mm/yyyy`: for `paused` the day of the next instalment that is not skipped, for `payoutPending`
   * the day by which the money is paid.
   */
  order_status_date: optionalField(text),
  show_returns: booleanOrFalse,
  mf_order_installment_frequency: optionalField(text),
  /**
   * Proposed: the days of the next instalments, one more than a pause may skip; fewer if the plan ends before.
   */
  upcoming_installment_dates: optionalField(v.array(text)),
  mf_order_swp_enabled: booleanOrFalse,
  mf_order_swp_information: optionalField(
    looseObject({
      swp_frequency: textOrEmpty,
      swp_amount: amountOrEmpty,
      /** Proposed (decision 035), like the next fields: the total number of payouts, and the number made so far. */
      swp_no_of_installments: optionalField(wholeNumber),
      swp_installments_made: optionalField(wholeNumber),
      /** The first day of the plan. */
      swp_date: optionalField(text),
      /** The day of the next payout; '' if there is none. */
      swp_next_date: optionalField(text),
      /** PROPOSED: time of the registration, ISO 8601 with offset. */
      created_date: optionalField(text),
    }),
  ),
  mf_order_stp_enabled: booleanOrFalse,
  /** PROPOSED, for a STP: the `order_id` of the source order. */
  stp_source_order_id: optionalField(text),
  /** PROPOSED: the redemption that is not paid out yet; `created_date` is its time, ISO 8601 with offset. */
  mf_order_redemption_information: optionalField(looseObject({ redemption_amount: amount, created_date: text })),
  /** PROPOSED (1.4.0): payouts of its redemptions and of its SWP, the earliest first; absent without any. */
  pending_payouts: optionalField(v.array(pendingPayoutSchema)),
  scheme_amc: optionalField(text),
  mf_order_action_list: optionalListOf(text),
  mf_order_unique_reference_no: textOrEmpty,
  mf_order_is_activity_completed: booleanOrFalse,
  /** HTML. */
  mf_order_notification_message: htmlOrEmpty,
  mf_order_scheme_specifications: v.nullish(
    looseObject({
      exitload: v.nullish(exitLoadSchema, {}),
      redemption: v.nullish(redemptionSchema, {}),
      purchase: v.nullish(purchaseSchema, {}),
      /** Proposed (decision 025): sub-category of the scheme; liquid and overnight funds have NAV days of their own. */
      sub_category: optionalField(text),
    }),
    {},
  ),
  /** `OrderVal` replaces an absent `mf_order_pay_amount`. */
  order_information: optionalField(looseObject({ request: looseObject({ OrderVal: text }) })),
  /** Oldest first. A list contains at least the newest lines, `getOrderStatus` all of them. */
  order_list: optionalListOf(looseObject({ mf_order_message: noticeOrEmpty, created_date: textOrEmpty })),
  /** HTML. */
  display_installment_info_html: htmlOrEmpty,
  /** HTML. In a list it may be limited to the newest events, with a note about the rest. */
  modal_transaction_history_html: htmlOrEmpty,
  /** `body` is HTML. */
  modal_rta_validation_information: optionalField(looseObject({ header: textOrEmpty, body: htmlOrEmpty })),
  tab_single_order_child: optionalField(tolerantBoolean),
  show_swp: optionalField(tolerantBoolean),
  request_mode: optionalField(text),
  mf_child_order_information: optionalField(looseObject({ orderNumber: optionalField(text) })),
  bank_information: optionalField(bankAccountSchema),
  pay_bank_mode_list: optionalField(v.array(optionSchema)),
  selected_pay_bank_mode: optionalField(text),
  upi_id: optionalField(text),
  order_start_date: textOrEmpty,
});
