import { type Order, type OrderFlags } from '@folioflow/api/contract';
import { toRupees } from '../../kit/amounts.ts';
import { type Day, dayAt, isoTimestampOf, formatTextDay, formatWireDay } from '../../kit/days.ts';
import { parseFields } from '../../kit/json.ts';
import { isAllotted, hasSellableUnits } from '../kinds/sellable-units.ts';
import { type StoredOrderFacts } from '../kinds/kind.ts';
import { orderKindOf } from '../kinds/kinds.ts';
import { swp } from '../kinds/swp.ts';
import { type OrderMoney, orderTermsOf } from '../valuation/order-money.ts';
import { type OrderEventRow, type OrderRow } from '../records/order-tables.ts';
import { pendingPayoutFieldsOf } from './pending-payouts.ts';
import { redemptionCutOffOfTerms } from '../valuation/pricing.ts';
import { CREDIT_WORKING_DAYS, MIN_REDEMPTION } from '../valuation/redemption-rules.ts';
import { swpOfferOf } from '../kinds/swp-offer.ts';
import { orderStatusFieldsOf } from './order-status.ts';
import { stateNumber, stateText } from './order-texts.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** History as an HTML table, with a note if it is incomplete. */
const historyHtml = (events: readonly OrderEventRow[], recorded: number): string => {
  const rows = events.map(
    ({ message, at }) => `<tr><td>${formatTextDay(dayAt(at))}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  const note = recorded > events.length ? `<p>The newest ${events.length} of ${recorded} events.</p>` : '';
  return `${note}<table><thead><tr><th>Date</th><th>Event</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

/** Flags of the permitted operations; a flag that the kind of the order does not set is false. */
export const orderFlagsOf = (row: OrderRow, facts: StoredOrderFacts): OrderFlags => ({
  is_stp_allowed: false,
  is_swp_allowed: hasSellableUnits(row, facts) && row.is_swp_offered === 1,
  is_cancel_allowed: false,
  is_pause_allowed: false,
  is_view_statement_allowed: isAllotted(row),
  mf_order_is_invest_more: false,
  mf_order_is_redeem: false,
  mf_order_is_paynow: false,
  mf_order_is_pause_allowed: false,
  ...orderKindOf(row).flags(row, facts),
  ...(facts.withdrawal ? swp.flags(facts.withdrawal, facts) : {}),
});

const gainPercentOf = (difference: number, invested: number): number =>
  invested === 0 ? 0 : Math.round((difference / invested) * 10_000) / 100;

/** Before its allotment a single order shows its amount as invested; a plan shows the sum of its instalments. */
const isPlan = ({ type }: OrderRow): boolean => type !== 'single' && type !== 'installment';

const moneyFields = (row: OrderRow, { invested, value, redeemable }: OrderMoney) => {
  const difference = invested === 0 ? 0 : value - invested;
  return {
    mf_order_overall_investment_amount: toRupees(isAllotted(row) || isPlan(row) ? invested : row.amount),
    mf_order_investment_amount: toRupees(row.amount),
    mf_order_accumulated_returns_amount: toRupees(difference),
    total_returns_amount: toRupees(value),
    returns_difference_amount: toRupees(difference),
    total_returns_percent: gainPercentOf(difference, invested),
    stp_available_transfer_amount: toRupees(redeemable),
    mf_order_pay_amount: 0,
    mf_order_minimum_investment_amount: toRupees(row.minimum),
    mf_order_redeemable_amount: toRupees(redeemable),
  };
};

const identityFields = (row: OrderRow) => ({
  _id: row.id,
  order_id: row.id,
  submission_key: row.submission,
  mf_order_registration_no: row.registration_no,
  mf_order_number: row.number,
  mf_order_folio_no: row.folio,
  mf_order_type: row.type,
  mf_order_scheme_name: row.scheme_name,
  scheme_amc: row.scheme_amc,
  mf_order_unique_reference_no: `UR${row.number === '' ? row.registration_no : row.number}`,
  order_start_date: formatWireDay(row.start_day),
});

const termFields = (row: OrderRow, today: Day) => {
  const terms = orderTermsOf(row);
  const { redemptionMaximum = null, exitLoad = 0, purchaseCutOff = '', subCategory = '' } = terms;
  const value = exitLoad > 0 ? `${exitLoad}% if redeemed within 1 year` : '';
  return {
    ...swpOfferOf(row),
    mf_order_scheme_specifications: {
      exitload: { is_allowed: exitLoad > 0, value, percent: exitLoad },
      redemption: {
        minimum_amount: MIN_REDEMPTION,
        maximum_amount: redemptionMaximum,
        cutoff_time: redemptionCutOffOfTerms(terms, today),
        credit_working_days: CREDIT_WORKING_DAYS,
      },
      purchase: { cutoff_time: purchaseCutOff },
      ...(subCategory === '' ? {} : { sub_category: subCategory }),
    },
  };
};

const rejectionFields = ({ rejection }: OrderRow): Partial<Order> =>
  rejection === ''
    ? {}
    : {
        modal_rta_validation_information: {
          header: 'Why was it rejected?',
          body: `<p>${escapeHtml(rejection)}</p>`,
        },
      };

const redemptionFields = (redemption: StoredOrderFacts['redemption']): Partial<Order> =>
  redemption === undefined
    ? {}
    : {
        mf_order_redemption_information: {
          redemption_amount: toRupees(redemption.amount),
          created_date: isoTimestampOf(redemption.requested_at),
        },
      };

/** Order in the shape of the contract: its columns, then the fields of its kind, then the overrides of the seed. */
export const createOrderView = (row: OrderRow, facts: StoredOrderFacts): Order => {
  const { today, events, eventCount: recorded, money, withdrawal, transfer, redemption } = facts;
  const bank = row.bank === '' ? undefined : (JSON.parse(row.bank) as NonNullable<Order['bank_information']>);
  return {
    ...identityFields(row),
    ...orderFlagsOf(row, facts),
    ...moneyFields(row, money),
    ...termFields(row, today),
    mf_order_is_allotted: isAllotted(row),
    is_order_cancelled: row.state === 'cancelled',
    is_payment_pending: false,
    is_payment_failed: false,
    is_order_rejected: false,
    ...orderStatusFieldsOf(row, facts),
    show_returns: isAllotted(row),
    mf_order_message: stateText[row.state],
    mf_order_message_is_showed: true,
    mf_order_status_id: stateNumber[row.state],
    mf_order_swp_enabled: false,
    mf_order_stp_enabled: transfer !== undefined,
    mf_order_action_list: [],
    mf_order_is_activity_completed: redemption !== undefined,
    mf_order_notification_message: row.notice,
    ...redemptionFields(redemption),
    ...pendingPayoutFieldsOf(facts.payouts),
    order_information: { request: { OrderVal: String(toRupees(row.amount)) } },
    order_list: events.map(({ message, at }) => ({ mf_order_message: message, created_date: isoTimestampOf(at) })),
    display_installment_info_html: '',
    modal_transaction_history_html: historyHtml(events, recorded),
    ...rejectionFields(row),
    ...(bank ? { bank_information: bank } : {}),
    ...orderKindOf(row).view(row, facts),
    ...(withdrawal ? swp.view(withdrawal, facts) : {}),
    ...parseFields(row.overrides),
  };
};
