import { isPending } from '../banking/mandate-rules.ts';
import { type MandateRow } from '../banking/mandate-tables.ts';
import { newId, type Random } from '../kit/random.ts';
import { magicAmounts } from '../ground/magic.ts';
import { installmentTexts } from './installment-texts.ts';
import { single } from './kinds/single.ts';
import { newOrder } from './new-order.ts';
import { termsOf } from './order-money.ts';
import { type OrderEventRow, type OrderRow } from './order-tables.ts';
import { purchaseDealing } from './pricing.ts';
import { type ScheduleRow } from './schedule-tables.ts';

/** Instalment amounts with a special debit result (sandbox.md 6.2), in thousandths of a rupee. */
const NO_BALANCE = 4_441_000;
const STAYS_PENDING = 4_442_000;

export const installmentMagic = magicAmounts('Amount of a SIP', [
  [NO_BALANCE, 'each debit fails: insufficient balance'],
  [STAYS_PENDING, 'each debit remains pending'],
]);

/** New instalment: its order, its line in the history of the SIP and the amount debited under its mandate. */
export interface Installment {
  readonly order: OrderRow;
  readonly event: string;
  readonly taken: number;
  /** reason of a failed debit; '' if the debit succeeded or is pending */
  readonly failure: string;
}

interface Beginning {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly number: string;
  /** undefined for a SIP without a mandate */
  readonly mandate: MandateRow | undefined;
  /** amount that other instalments debit under the mandate at the same moment */
  readonly taken: number;
  readonly at: number;
  readonly random: Random;
}

const refusalOf = ({ plan, mandate, taken }: Beginning): string => {
  if (!mandate) return '';
  if (mandate.state !== 'approved') {
    return isPending(mandate) ? 'the mandate is not approved yet' : 'the mandate is not active';
  }
  if (plan.amount === NO_BALANCE) return 'the account had no balance';
  const isWithinLimit = mandate.limit_used + taken + plan.amount <= mandate.amount;
  return isWithinLimit ? '' : 'the limit of the mandate is used up';
};

const orderOf = ({ plan, registration, number, at, random }: Beginning, rest: Partial<OrderRow>): OrderRow => ({
  ...registration,
  ...newOrder,
  id: newId(random, 'ord'),
  parent_id: registration.id,
  position: plan.made + 1,
  type: 'installment',
  registration_no: registration.registration_no,
  folio: registration.folio,
  number,
  terms: registration.terms,
  created_at: at,
  ...rest,
});

/** Creates the instalment of a SIP on its due day. */
export const beginInstallment = (beginning: Beginning): Installment => {
  const { plan, mandate, at, number } = beginning;
  const failure = refusalOf(beginning);
  if (failure !== '') {
    const order = orderOf(beginning, { state: 'rta_rejected', rejection: `The debit failed: ${failure}.` });
    return { order, event: installmentTexts.failed(plan, failure), taken: 0, failure };
  }
  if (!mandate) {
    const order = orderOf(beginning, { state: 'payment_pending' });
    const due = single.due(order, 'payment_pending', at);
    return { order: { ...order, ...due }, event: installmentTexts.payable(plan, number), taken: 0, failure };
  }
  if (plan.amount === STAYS_PENDING) {
    const order = orderOf(beginning, { state: 'payment_processing' });
    return { order, event: installmentTexts.pending(plan, mandate.number), taken: plan.amount, failure };
  }
  const { navDay: nav_day, unitsAt: due_at } = purchaseDealing(at, termsOf(beginning.registration));
  const order = orderOf(beginning, { state: 'paid', nav_day, due_at, due_state: 'allotted' });
  return { order, event: installmentTexts.debited(plan, mandate.number), taken: plan.amount, failure };
};

/** Line of the history of a registration; lines of the same moment follow the sequence of the instalments. */
export const lineOf = (plan: ScheduleRow, message: string, at: number): OrderEventRow => ({
  order_id: plan.order_id,
  position: 1000 + plan.made,
  message,
  at,
});
