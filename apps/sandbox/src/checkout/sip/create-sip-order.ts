import {
  type BankAccount,
  type CreateSipOrderRequest,
  REQUEST_ACTIONS,
  type SipOption,
  type SipOrderPayload,
} from '@folioflow/api/contract';
import { sipDayRuleOf } from '../../banking/mandates/bank-lists.ts';
import { type MandateRow } from '../../banking/mandates/mandate-tables.ts';
import { readMandates } from '../../banking/mandates/mandates.ts';
import { type SchemeTerms, readSchemeTerms } from '../../catalogue/port.ts';
import { readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { markChosenNominee } from '../../clients/nominees.ts';
import { requireValidTwoFactor, markTwoFactorUsed } from '../../codes/two-factor.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Day, dayAt } from '../../kit/days.ts';
import { computeOccurrenceDay, dayOfMonth } from '../../kit/periods.ts';
import { newId } from '../../kit/random.ts';
import { carryOutInstallments } from '../../orders/sip/due-installments.ts';
import { serializeTerms, newOrderDefaults, schemeColumns } from '../../orders/records/new-order.ts';
import { newRegistrationNumber } from '../../orders/records/order-numbers.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { orderNotFound, readOrderView } from '../../orders/view/orders.ts';
import { type ScheduleRow } from '../../orders/records/schedule-tables.ts';
import { executionMomentOfDay } from '../../orders/records/schedules.ts';
import { readSipNotice } from '../../orders/sip/sip-notice.ts';
import { moveOrderToState } from '../../orders/settlement/transitions.ts';
import { parseAmountWithin } from '../rules/amount-rules.ts';
import { REFUSED_SIP_AMOUNT } from '../rules/magic-amounts.ts';
import { requireValidNominee, requireOpenCheckout } from '../rules/gating.ts';
import { findOwnAccount } from '../rules/own-account.ts';
import { checkInstallmentCount, findSipOption, findPayingMandate, parseStartDay } from './sip-rules.ts';

type CreateCall = Call<CreateSipOrderRequest>;

/** SIP that passed every rule; its code is not checked yet. */
interface ValidSip {
  readonly terms: SchemeTerms;
  readonly option: SipOption;
  readonly amount: number;
  readonly start: Day;
  readonly nomineeId: string;
  readonly bank: BankAccount;
  readonly mandate: MandateRow | undefined;
}

/** Validates a SIP against stored data; of the posted order only ids, choices, day and amount are used (C-80). */
const validateSip = async (call: CreateCall, clientId: string, order: SipOrderPayload): Promise<ValidSip> => {
  const terms = await readSchemeTerms(call.db, order.scheme_code, order.selected_order.scheme_isin);
  if (!terms) throw orderNotFound();
  const facts = await readCheckoutFacts(call, clientId);
  requireOpenCheckout(facts.flags);
  const option = findSipOption(terms, order);
  const amount = parseAmountWithin(order.sip_installment_amount, {
    minimum: option.minimum_installment_amount,
    maximum: option.maximum_installment_amount,
  });
  checkInstallmentCount(option, order.sip_no_of_installments);
  return {
    terms,
    option,
    amount,
    start: parseStartDay(terms, option, order.sip_start_date, dayAt(call.now)),
    nomineeId: requireValidNominee(facts, order.nominee_option, order.nominee_id),
    bank: findOwnAccount(facts, order.bank_account_information),
    mandate: findPayingMandate(order, await readMandates(call.db, clientId), amount),
  };
};

const createSipRow = async (call: CreateCall, clientId: string, accepted: ValidSip): Promise<OrderRow> => ({
  ...newOrderDefaults,
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
  terms: serializeTerms(accepted.terms),
  created_at: call.now,
  submission: call.submission,
});

/** With a first order today, the chosen day is the day of the second instalment (C-106). */
const createSipPlan = (call: CreateCall, row: OrderRow, accepted: ValidSip, isFirstToday: boolean): ScheduleRow => {
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
    first_day: isFirstToday ? computeOccurrenceDay(start, option.sip_frequency, -1) : start,
    day_of_month: dayOfMonth(start),
    installments: call.request.client_info.sip_no_of_installments,
    made: 0,
    skips: 0,
    pause_fewest: option.is_pause_allowed ? option.pause_minimum_installments : 0,
    pause_most: option.is_pause_allowed ? option.pause_maximum_installments : 0,
    mandate_row_id: mandate?.id ?? '',
    source_id: '',
    created_at: call.now,
    due_at: isWaiting ? null : executionMomentOfDay(start),
  };
};

/**
 * Registers a SIP, with a mandate or paid by hand.
 * @throws Refusal 020, 031, 032, 033, 051, 061, 071
 */
export const createSipOrder: Handler<'createSipOrder'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const { client_info, two_factor_authentication: codes } = call.request;
  const accepted = await validateSip(call, investor.id, client_info);
  await requireValidTwoFactor(call, investor, REQUEST_ACTIONS.sipOrder, codes);
  if (accepted.amount === REFUSED_SIP_AMOUNT) throw new Refusal('exchangeRejected', 'SIP rejected by exchange');
  await markTwoFactorUsed(call.db, codes);
  const row = await createSipRow(call, investor.id, accepted);
  const { isFirstOrderToday } = sipDayRuleOf(Number(accepted.start.slice(8)));
  const plan = createSipPlan(call, row, accepted, isFirstOrderToday);
  await call.db.insertInto('orders').values(row).execute();
  await call.db.insertInto('schedules').values(plan).execute();
  await markChosenNominee(call.db, investor.id, row.nominee_id);
  await moveOrderToState(call.db, row, 'registered', call.now);
  if (plan.state === 'waiting') await moveOrderToState(call.db, row, 'waiting_for_mandate', call.now);
  else if (isFirstOrderToday) await carryOutInstallments(call.db, call.random, [plan], call.now);
  const placed = await call.db.selectFrom('orders').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  return {
    navigateScreen: 'sipResponse',
    result: await readOrderView(call, placed),
    display_html: await readSipNotice(call.db, placed),
  };
};
