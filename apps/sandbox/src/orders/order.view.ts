import { type Order } from '@folioflow/api/contract';
import { rupeesOf, rupeeText } from '../kit/amounts.ts';
import { dayAt, stampOf, wireDay } from '../kit/days.ts';
import { fieldsOf } from '../kit/json.ts';
import { type OrderMoney } from './order-money.ts';
import { type OrderEventRow, type OrderRow, type OrderState } from './order-tables.ts';
import { stateNumber, stateText } from './order-texts.ts';

export const payModes = [
  { value: 'DIRECT', label: 'Net banking' },
  { value: 'UPI', label: 'UPI' },
];

const payable: ReadonlySet<OrderState> = new Set(['payment_pending', 'payment_failed']);
const unpaid: ReadonlySet<OrderState> = new Set(['payment_pending', 'payment_failed', 'payment_processing']);

export const isPayable = (row: OrderRow): boolean => payable.has(row.state);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const historyHtml = (events: readonly OrderEventRow[]): string => {
  const rows = events.map(({ message, at }) => `<tr><td>${wireDay(dayAt(at))}</td><td>${escaped(message)}</td></tr>`);
  return `<table><thead><tr><th>Date</th><th>Event</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

/** What may be done with an order in its state; the scheme decides about the rest. */
const flagsOf = (row: OrderRow) => {
  const isHeld = row.state === 'allotted' && row.redeemable > 0;
  return {
    is_stp_allowed: isHeld && row.type === 'single' && row.is_stp_offered === 1,
    is_swp_allowed: isHeld && row.is_swp_offered === 1,
    is_cancel_allowed: isPayable(row),
    is_pause_allowed: row.is_pausable === 1,
    is_view_statement_allowed: row.state === 'allotted' || row.state === 'redeem_requested',
    mf_order_is_invest_more: row.state === 'allotted',
    mf_order_is_redeem: isHeld && row.is_redemption_allowed === 1,
    mf_order_is_paynow: isPayable(row),
    mf_order_is_pause_allowed: row.is_pausable === 1,
  };
};

const stateFlagsOf = ({ state }: OrderRow) => ({
  mf_order_is_allotted: state === 'allotted' || state === 'redeem_requested',
  is_order_cancelled: state === 'cancelled',
  is_payment_pending: unpaid.has(state),
  is_order_rejected: state === 'rta_rejected',
  show_returns: state === 'allotted' || state === 'redeem_requested',
});

const percentOf = (difference: number, invested: number): number =>
  invested === 0 ? 0 : Math.round((difference / invested) * 10_000) / 100;

const moneyFields = (row: OrderRow, { invested, value, redeemable }: OrderMoney) => {
  const difference = invested === 0 ? 0 : value - invested;
  return {
    mf_order_overall_investment_amount: rupeesOf(invested === 0 ? row.amount : invested),
    mf_order_investment_amount: rupeesOf(row.amount),
    mf_order_accumulated_returns_amount: rupeesOf(difference),
    total_returns_amount: rupeesOf(value),
    returns_difference_amount: rupeesOf(difference),
    total_returns_percent: percentOf(difference, invested),
    stp_available_transfer_amount: rupeesOf(redeemable),
    mf_order_pay_amount: isPayable(row) ? rupeesOf(row.amount) : 0,
    mf_order_minimum_investment_amount: rupeesOf(row.minimum),
    mf_order_redeemable_amount: rupeesOf(redeemable),
  };
};

const identityFields = (row: OrderRow) => ({
  _id: row.id,
  order_id: row.id,
  mf_order_registration_no: row.registration_no,
  mf_order_number: row.number,
  mf_order_folio_no: row.folio,
  mf_order_type: row.type,
  mf_order_scheme_name: row.scheme_name,
  scheme_amc: row.scheme_amc,
  mf_order_unique_reference_no: `UR${row.number === '' ? row.registration_no : row.number}`,
  order_start_date: wireDay(row.start_day),
});

/** An order as its owner sees it: columns first, then what only the seed can say. */
export const orderOf = (row: OrderRow, events: readonly OrderEventRow[], money: OrderMoney): Order => {
  const bank = row.bank === '' ? undefined : (JSON.parse(row.bank) as NonNullable<Order['bank_information']>);
  return {
    ...identityFields(row),
    ...flagsOf(row),
    ...stateFlagsOf(row),
    ...moneyFields(row, money),
    mf_order_message: stateText[row.state],
    mf_order_message_is_showed: true,
    mf_order_status_id: stateNumber[row.state],
    mf_order_swp_enabled: false,
    mf_order_stp_enabled: false,
    mf_order_action_list: [],
    mf_order_is_activity_completed: row.state === 'redeem_requested',
    mf_order_notification_message: row.notice,
    mf_order_scheme_specifications: {
      exitload: { is_allowed: false, value: '', percent: 0 },
      redemption: { minimum_amount: 100, maximum_amount: null },
    },
    order_information: { request: { OrderVal: String(rupeesOf(row.amount)) } },
    order_list: events.map(({ message, at }) => ({ mf_order_message: message, created_date: stampOf(at) })),
    display_installment_info_html: '',
    modal_transaction_history_html: historyHtml(events),
    ...(row.rejection === ''
      ? {}
      : {
          modal_rta_validation_information: {
            header: 'Why was it rejected?',
            body: `<p>${escaped(row.rejection)}</p>`,
          },
        }),
    ...(isPayable(row) ? { pay_bank_mode_list: payModes } : {}),
    ...(bank ? { bank_information: bank } : {}),
    ...fieldsOf(row.overrides),
  };
};

/** One line about an order, for mails and pages. */
export const orderLine = (row: OrderRow): string =>
  `${rupeeText(row.amount)} in ${row.scheme_name} (order ${row.number === '' ? row.registration_no : row.number})`;
