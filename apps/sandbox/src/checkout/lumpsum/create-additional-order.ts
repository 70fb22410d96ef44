import { readSchemeTerms } from '../../catalogue/port.ts';
import { readPrimaryAccount } from '../../clients/bank-accounts.ts';
import { readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { newId } from '../../kit/random.ts';
import { startDayOf } from '../../kit/start-day.ts';
import { payModes } from '../../orders/kinds/single.ts';
import { serializeTerms, newOrderDefaults, schemeColumns } from '../../orders/records/new-order.ts';
import { newOrderNumber, newRegistrationNumber } from '../../orders/records/order-numbers.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { orderNotFound, readOwnOrderById, readOrderView } from '../../orders/view/orders.ts';
import { addHistoryLine, moveOrderToState } from '../../orders/settlement/transitions.ts';
import { parseAmountWithin } from '../rules/amount-rules.ts';
import { requireOpenCheckout } from '../rules/gating.ts';
import { simulateExchangeFailures } from '../rules/magic-amounts.ts';

/** @throws Refusal 020 (its flag, a closed checkout), 061 (not an order of the caller) */
const readAllowedTargetOrder = async (call: Call, orderId: string): Promise<OrderRow> => {
  const { id } = requireInvestor(call.caller);
  const row = await readOwnOrderById(call.db, id, orderId);
  const { mf_order_is_invest_more } = await readOrderView(call, row);
  if (!mf_order_is_invest_more) throw new Refusal('preconditionFailed', 'You cannot invest more in this order now.');
  requireOpenCheckout((await readCheckoutFacts(call, id)).flags);
  return row;
};

/** New order in the folio of an existing order, with the present terms of the scheme. */
const createOrderRow = async (call: Call, row: OrderRow, typed: string): Promise<OrderRow> => {
  const terms = await readSchemeTerms(call.db, row.scheme_code, row.scheme_isin);
  if (!terms) throw orderNotFound();
  const maximum = terms.general_order_terms[0]?.information.maximum_purchase_amount ?? 0;
  const bank = await readPrimaryAccount(call.db, row.client_id);
  return {
    ...newOrderDefaults,
    ...schemeColumns(terms),
    id: newId(call.random, 'ord'),
    client_id: row.client_id,
    type: 'single',
    registration_no: await newRegistrationNumber(call.db),
    number: await newOrderNumber(call.db),
    folio: row.folio,
    state: 'payment_pending',
    amount: parseAmountWithin(typed, { minimum: row.minimum / 1000, maximum }),
    minimum: row.minimum,
    start_day: startDayOf(call.now, terms.purchaseCutoffTime),
    nominee_id: row.nominee_id,
    bank: bank ? JSON.stringify(bank) : row.bank,
    terms: serializeTerms(terms),
    created_at: call.now,
    submission: call.submission,
  };
};

/**
 * Places an additional order into the folio of an order, payment pending.
 * @throws Refusal 020, 051, 061, 071
 */
export const createAdditionalOrder: Handler<'createAdditionalOrder'> = async (call) => {
  const { order_id, order_amount } = call.request.client_info;
  const addition = await readAllowedTargetOrder(call, order_id);
  const row = await createOrderRow(call, addition, order_amount);
  simulateExchangeFailures(row.amount, call);
  await call.db.insertInto('orders').values(row).execute();
  await moveOrderToState(call.db, row, 'payment_pending', call.now);
  await addHistoryLine(call.db, addition.id, `Invested ${rupeeText(row.amount)} more: order ${row.number}`, call.now);
  const { bank_information, ...placed } = await readOrderView(call, row);
  if (!bank_information) throw orderNotFound();
  return { result: { ...placed, bank_information, request_mode: 'payment', pay_bank_mode_list: payModes } };
};
