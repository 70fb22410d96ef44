import {
  type BankAccount,
  type CreateSingleOrderRequest,
  type FreshOrder,
  REQUEST_ACTIONS,
} from '@folioflow/api/contract';
import { requireInvestor } from '../../ground/caller.ts';
import { type SchemeTerms, readSchemeTerms } from '../../catalogue/port.ts';
import { readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { markChosenNominee } from '../../clients/nominees.ts';
import { requireValidTwoFactor, markTwoFactorUsed } from '../../codes/two-factor.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { newId } from '../../kit/random.ts';
import { newOrderNumber, newRegistrationNumber } from '../../orders/records/order-numbers.ts';
import { serializeTerms, newOrderDefaults, schemeColumns } from '../../orders/records/new-order.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { orderNotFound, readOrderView } from '../../orders/view/orders.ts';
import { moveOrderToState } from '../../orders/settlement/transitions.ts';
import { parseAmountWithin } from '../rules/amount-rules.ts';
import { requireValidNominee, requireOpenCheckout } from '../rules/gating.ts';
import { simulateExchangeFailures, requestModeFieldOf } from '../rules/magic-amounts.ts';
import { findOwnAccount } from '../rules/own-account.ts';
import { startDayOf } from '../../kit/start-day.ts';
import { type Handler } from '../../ground/operations.ts';

type CreateCall = Call<CreateSingleOrderRequest>;

/** Order that passed every rule; its codes are not checked yet. */
interface ValidOrder {
  readonly terms: SchemeTerms;
  readonly amount: number;
  readonly minimum: number;
  readonly nomineeId: string;
  readonly bank: BankAccount;
}

/** Validates an order against stored data; of the posted order only ids, choices and the amount are used (C-80). */
const validateOrder = async (call: CreateCall, clientId: string, order: FreshOrder): Promise<ValidOrder> => {
  const terms = await readSchemeTerms(call.db, order.scheme_code, order.scheme_isin);
  if (!terms) throw orderNotFound();
  const facts = await readCheckoutFacts(call, clientId);
  requireOpenCheckout(facts.flags);
  const option = terms.general_order_terms[0];
  if (!option) throw new Refusal('preconditionFailed', 'This scheme does not accept lumpsum orders.');
  const { minimum_purchase_amount: minimum, maximum_purchase_amount: maximum } = option.information;
  return {
    terms,
    amount: parseAmountWithin(order.order_amount, { minimum, maximum }),
    minimum: minimum * 1000,
    nomineeId: requireValidNominee(facts, order.nominee_option, order.nominee_id),
    bank: findOwnAccount(facts, order.bank_account_information),
  };
};

const createOrderRow = async (call: CreateCall, clientId: string, validOrder: ValidOrder): Promise<OrderRow> => {
  const { terms, amount } = validOrder;
  return {
    ...newOrderDefaults,
    ...schemeColumns(terms),
    id: newId(call.random, 'ord'),
    client_id: clientId,
    type: 'single',
    registration_no: await newRegistrationNumber(call.db),
    number: await newOrderNumber(call.db),
    state: 'payment_pending',
    amount,
    minimum: validOrder.minimum,
    start_day: startDayOf(call.now, terms.purchaseCutoffTime),
    nominee_id: validOrder.nomineeId,
    bank: JSON.stringify(validOrder.bank),
    terms: serializeTerms(terms),
    overrides: JSON.stringify(requestModeFieldOf(amount)),
    created_at: call.now,
    submission: call.submission,
  };
};

/**
 * Places a lumpsum order, payment pending.
 * @throws Refusal 020, 031, 032, 033, 051, 061, 071
 */
export const createSingleOrder: Handler<'createSingleOrder'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const { client_info, two_factor_authentication: codes } = call.request;
  const accepted = await validateOrder(call, investor.id, client_info);
  await requireValidTwoFactor(call, investor, REQUEST_ACTIONS.singleOrder, codes);
  simulateExchangeFailures(accepted.amount, call);
  await markTwoFactorUsed(call.db, codes);
  const row = await createOrderRow(call, investor.id, accepted);
  await call.db.insertInto('orders').values(row).execute();
  await markChosenNominee(call.db, investor.id, row.nominee_id);
  await moveOrderToState(call.db, row, 'payment_pending', call.now);
  return { result: await readOrderView(call, row) };
};
