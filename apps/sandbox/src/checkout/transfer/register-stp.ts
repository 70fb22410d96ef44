import { type RegisterStpRequest, type StpSpecification } from '@folioflow/api/contract';
import { checkPin } from '../../access/checks/pin.ts';
import { type SchemeTerms, readSchemeTerms } from '../../catalogue/port.ts';
import { type Call } from '../../ground/call.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { toThousandths, rupeeText } from '../../kit/amounts.ts';
import { type Day, dayAt, formatWireDay } from '../../kit/days.ts';
import { dayOfMonth } from '../../kit/periods.ts';
import { newId } from '../../kit/random.ts';
import { serializeTerms, newOrderDefaults, schemeColumns } from '../../orders/records/new-order.ts';
import { newRegistrationNumber } from '../../orders/records/order-numbers.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { orderNotFound } from '../../orders/view/orders.ts';
import { type ScheduleRow } from '../../orders/records/schedule-tables.ts';
import { occurrenceMoment } from '../../orders/records/schedules.ts';
import { moveOrderToState } from '../../orders/settlement/transitions.ts';
import { parseAmountWithin } from '../rules/amount-rules.ts';
import { REFUSED_STP_AMOUNT } from '../rules/magic-amounts.ts';
import {
  earliestTransferDay,
  firstTransferDay,
  offeredDays,
  type TransferSource,
  readTransferSource,
} from './transfer-rules.ts';

type RegisterCall = Call<RegisterStpRequest>;

/** STP that passed every rule; the PIN is not checked yet. */
interface ValidStp {
  readonly target: SchemeTerms;
  readonly specification: StpSpecification;
  readonly amount: number;
  readonly installments: number;
  readonly firstDay: Day;
}

const createInputRefusal = (text: string): Refusal => new Refusal('invalid', text);

/** Specification of the requested target scheme and frequency. @throws Refusal 061 */
const requireStpSpecification = (
  { targets }: TransferSource,
  { target_scheme, stp_order }: RegisterStpRequest,
): StpSpecification => {
  const found = targets
    .flatMap(({ stp_scheme_specifications: each }) => each)
    .find(
      ({ scheme_code, stp_frequency }) =>
        scheme_code === target_scheme.scheme_code &&
        stp_frequency.toUpperCase() === stp_order.stp_frequency.toUpperCase(),
    );
  if (!found) throw orderNotFound();
  return found;
};

/** @throws Refusal 051 (amount, number, day, more than the source is worth), 061 (target) */
const validateStp = async (call: RegisterCall, source: TransferSource): Promise<ValidStp> => {
  const { stp_order: order } = call.request;
  const specification = requireStpSpecification(source, call.request);
  const target = await readSchemeTerms(call.db, specification.scheme_code);
  if (!target) throw orderNotFound();
  const amount = parseAmountWithin(order.stp_amount, {
    minimum: specification.stp_in_minimum_installment_amount,
    maximum: specification.stp_in_maximum_installment_amount,
  });
  const { stp_minimum_installment_numbers: fewest, stp_maximum_installment_numbers: most } = specification;
  const { stp_installments: installments } = order;
  if (!Number.isInteger(installments) || installments < fewest || installments > most) {
    throw createInputRefusal(`Please choose ${fewest} to ${most} transfers.`);
  }
  const available = toThousandths(Number(source.view.stp_available_transfer_amount));
  if (amount * installments > available) {
    throw createInputRefusal(`All transfers together should be at most ${rupeeText(available)}.`);
  }
  if (!offeredDays(specification).includes(order.stp_date))
    throw createInputRefusal('No transfer is made on this day.');
  const firstDay = firstTransferDay(order.stp_date, earliestTransferDay(call.now));
  // The day that the investor has read: a page that was open past midnight can show another day.
  if (order.stp_date_value !== '' && order.stp_date_value !== formatWireDay(firstDay)) {
    throw createInputRefusal(`The first transfer would be on ${formatWireDay(firstDay)}. Please choose the day again.`);
  }
  return { target, specification, amount, installments, firstDay };
};

const createStpRow = async (call: RegisterCall, source: OrderRow, accepted: ValidStp): Promise<OrderRow> => ({
  ...newOrderDefaults,
  ...schemeColumns(accepted.target),
  id: newId(call.random, 'ord'),
  client_id: source.client_id,
  type: 'stp',
  registration_no: await newRegistrationNumber(call.db),
  state: 'registered',
  amount: accepted.amount,
  minimum: accepted.specification.stp_in_minimum_installment_amount * 1000,
  start_day: accepted.firstDay,
  nominee_id: source.nominee_id,
  bank: source.bank,
  terms: serializeTerms(accepted.target),
  created_at: call.now,
  submission: call.submission,
});

const createTransferPlan = (call: RegisterCall, row: OrderRow, source: OrderRow, accepted: ValidStp): ScheduleRow => {
  const { firstDay: first_day, installments, specification } = accepted;
  const frequency = specification.stp_frequency;
  const day_of_month = dayOfMonth(first_day);
  return {
    id: newId(call.random, 'sch'),
    client_id: row.client_id,
    order_id: row.id,
    kind: 'stp',
    state: 'running',
    frequency,
    amount: row.amount,
    first_day,
    day_of_month,
    installments,
    made: 0,
    skips: 0,
    pause_fewest: 0,
    pause_most: 0,
    mandate_row_id: '',
    source_id: source.id,
    created_at: call.now,
    due_at: occurrenceMoment({ kind: 'stp', first_day, day_of_month, frequency, installments }, 0),
  };
};

const registrationNotice = (row: OrderRow, source: OrderRow, { installments, due_at }: ScheduleRow): string => {
  const first = due_at === null ? '' : `<p>The first transfer is on ${formatWireDay(dayAt(due_at))}.</p>`;
  const each = `${installments} transfers of ${rupeeText(row.amount)} from ${source.scheme_name} to ${row.scheme_name}.`;
  return `<h3>STP registered</h3><p>${each}</p>${first}<p>Registration ${row.registration_no}</p>`;
};

/**
 * Registers transfers from an order into another scheme of its fund house. Each registration is checked against the
 * present worth of the source (sandbox.md 8). Units are not reserved: several registrations together can exceed the
 * source, and each ends on the day on which the source is empty (3.4).
 * @throws Refusal 020, 041, 042, 051, 061, 071
 */
export const registerStp: Handler<'registerStp'> = async (call) => {
  const source = await readTransferSource(call, call.request.source_scheme.order_id);
  const accepted = await validateStp(call, source);
  const word = await checkPin(call, source.row.client_id, call.request.pin_verification_value);
  if (accepted.amount === REFUSED_STP_AMOUNT) throw new Refusal('exchangeRejected', 'STP rejected by exchange');
  const row = await createStpRow(call, source.row, accepted);
  const plan = createTransferPlan(call, row, source.row, accepted);
  await call.db.insertInto('orders').values(row).execute();
  await call.db.insertInto('schedules').values(plan).execute();
  await moveOrderToState(call.db, row, 'registered', call.now);
  const messageText = 'Your STP is registered.';
  if (word === 'silent') return { messageText };
  return { messageText, result: { notification_html: registrationNotice(row, source.row, plan) } };
};
