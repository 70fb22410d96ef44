import {
  type BankAccount,
  type CreateSipOrderRequest,
  REQUEST_ACTIONS,
  type SipOption,
  type SipOrderPayload,
} from '@folioflow/api/contract';
import { dateRuleOf } from '../banking/bank-lists.ts';
import { type MandateRow } from '../banking/mandate-tables.ts';
import { mandatesOf } from '../banking/mandates.ts';
import { type SchemeTerms, schemeTerms } from '../catalogue/port.ts';
import { checkoutFactsOf } from '../clients/checkout-facts.ts';
import { checkTwoFactor, useTwoFactor } from '../codes/two-factor.ts';
import { type Call } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Day, dayAt } from '../kit/days.ts';
import { occurrence } from '../kit/periods.ts';
import { newId } from '../kit/random.ts';
import { carryOut } from '../orders/due-installments.ts';
import { keptTerms, newOrder, schemeColumns } from '../orders/new-order.ts';
import { newRegistrationNumber } from '../orders/order-numbers.ts';
import { type OrderRow } from '../orders/order-tables.ts';
import { orderNotFound, viewOf } from '../orders/orders.ts';
import { type ScheduleRow } from '../orders/schedule-tables.ts';
import { momentOn } from '../orders/schedules.ts';
import { sipNotice } from '../orders/sip-notice.ts';
import { enter } from '../orders/transitions.ts';
import { amountWithin } from './amount-rules.ts';
import { SIP_REFUSED } from './magic-amounts.ts';
import { nomineeFor, refuseClosedCheckout } from './gating.ts';
import { ownAccount } from './own-account.ts';
import { checkInstallments, optionFor, payingMandate, startOf } from './sip-rules.ts';

type CreateCall = Call<CreateSipOrderRequest>;

/** SIP that passed every rule; its code is not checked yet. */
interface Accepted {
  readonly terms: SchemeTerms;
  readonly option: SipOption;
  readonly amount: number;
  readonly start: Day;
  readonly nomineeId: string;
  readonly bank: BankAccount;
  readonly mandate: MandateRow | undefined;
}

/** Validates a SIP against stored data; of the posted order only ids, choices, day and amount are used (C-80). */
const checked = async (call: CreateCall, clientId: string, order: SipOrderPayload): Promise<Accepted> => {
  const terms = await schemeTerms(call.db, order.scheme_code, order.selected_order.scheme_isin);
  if (!terms) throw orderNotFound();
  const facts = await checkoutFactsOf(call.db, clientId);
  refuseClosedCheckout(facts.flags);
  const option = optionFor(terms, order);
  const amount = amountWithin(order.sip_installment_amount, {
    minimum: option.minimum_installment_amount,
    maximum: option.maximum_installment_amount,
  });
  checkInstallments(option, order.sip_no_of_installments);
  return {
    terms,
    option,
    amount,
    start: startOf(terms, option, order.sip_start_date, dayAt(call.now)),
    nomineeId: nomineeFor(facts, order.nominee_option, order.nominee_id),
    bank: ownAccount(facts, order.bank_account_information),
    mandate: payingMandate(order, await mandatesOf(call.db, clientId), amount),
  };
};

const rowOf = async (call: CreateCall, clientId: string, accepted: Accepted): Promise<OrderRow> => ({
  ...newOrder,
  ...schemeColumns(accepted.terms),
  id: newId(call.random, 'ord'),
  client_id: clientId,
  type: accepted.option.sip_type,
  registration_no: await newRegistrationNumber(call.db),
  state: 'registered',
  amount: accepted.amount,
  minimum: accepted.option.minimum_installment_amount * 1000,
  start_day: accepted.start,
  nominee_id: accepted.nomineeId,
  bank: JSON.stringify(accepted.bank),
  terms: keptTerms(accepted.terms),
  created_at: call.now,
  submission: call.submission,
});

/** With a first order today, the chosen day is the day of the second instalment (C-106). */
const planOf = (call: CreateCall, row: OrderRow, accepted: Accepted, isFirstToday: boolean): ScheduleRow => {
  const { option, start, mandate } = accepted;
  const isWaiting = mandate?.state === 'scan_uploaded';
  return {
    id: newId(call.random, 'sch'),
    client_id: row.client_id,
    order_id: row.id,
    kind: 'sip',
    state: isWaiting ? 'waiting' : 'running',
    frequency: option.sip_frequency,
    amount: row.amount,
    first_day: isFirstToday ? occurrence(start, option.sip_frequency, -1) : start,
    installments: call.request.client_info.sip_no_of_installments,
    made: 0,
    skips: 0,
    pause_fewest: option.is_pause_allowed ? option.pause_minimum_installments : 0,
    pause_most: option.is_pause_allowed ? option.pause_maximum_installments : 0,
    mandate_id: mandate?.id ?? '',
    source_id: '',
    created_at: call.now,
    due_at: isWaiting ? null : momentOn(start),
  };
};

/**
 * Registers a SIP, with a mandate or paid by hand.
 * @throws Refusal 020, 031, 032, 033, 051, 061, 071
 */
export const createSipOrder: Handler<'createSipOrder'> = async (call) => {
  const investor = investorOf(call.caller);
  const { client_info, two_factor_authentication: codes } = call.request;
  const accepted = await checked(call, investor.id, client_info);
  await checkTwoFactor(call, investor, REQUEST_ACTIONS.sipOrder, codes);
  if (accepted.amount === SIP_REFUSED) throw new Refusal('exchangeRejected', 'SIP rejected by exchange');
  await useTwoFactor(call.db, codes);
  const row = await rowOf(call, investor.id, accepted);
  const { isFirstOrderToday } = dateRuleOf(Number(accepted.start.slice(8)));
  const plan = planOf(call, row, accepted, isFirstOrderToday);
  await call.db.insertInto('orders').values(row).execute();
  await call.db.insertInto('schedules').values(plan).execute();
  await enter(call.db, row, 'registered', call.now);
  if (plan.state === 'waiting') await enter(call.db, row, 'waiting_for_mandate', call.now);
  else if (isFirstOrderToday) await carryOut(call.db, call.random, [plan], call.now);
  const placed = await call.db.selectFrom('orders').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  return {
    navigateScreen: 'sipResponse',
    result: await viewOf(call.db, placed, call.now),
    display_html: await sipNotice(call.db, placed),
  };
};
