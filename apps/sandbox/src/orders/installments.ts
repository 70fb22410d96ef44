import { isPending } from '../banking/mandate-rules.ts';
import { type MandateRow } from '../banking/mandate-tables.ts';
import { workingDaysLater } from '../kit/days.ts';
import { newId, type Random } from '../kit/random.ts';
import { magicAmounts } from '../ground/magic.ts';
import { installmentTexts as say } from './installment-texts.ts';
import { single } from './kinds/single.ts';
import { newOrder } from './new-order.ts';
import { type OrderEventRow, type OrderRow } from './order-tables.ts';
import { type ScheduleRow } from './schedule-tables.ts';

/** Installment amounts that choose what becomes of a debit (sandbox.md 6.2), in thousandths of a rupee. */
const NO_BALANCE = 4_441_000;
const STAYS_PENDING = 4_442_000;

export const installmentMagic = magicAmounts('Amount of a SIP', [
  [NO_BALANCE, 'each debit fails for want of a balance'],
  [STAYS_PENDING, 'each debit stays pending'],
]);

/** One installment as it begins: its order, what the history of the SIP says, what it takes from its mandate. */
export interface Installment {
  readonly order: OrderRow;
  readonly event: string;
  readonly taken: number;
  /** why nothing was debited; '' where something was, or still may be */
  readonly failure: string;
}

interface Beginning {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly number: string;
  /** undefined for a SIP that is paid by hand */
  readonly mandate: MandateRow | undefined;
  /** what other installments of the same moment have taken from the mandate */
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
  created_at: at,
  ...rest,
});

/** What an installment of a SIP is when its day comes. */
export const beginInstallment = (beginning: Beginning): Installment => {
  const { plan, mandate, at, number } = beginning;
  const failure = refusalOf(beginning);
  if (failure !== '') {
    const order = orderOf(beginning, { state: 'rta_rejected', rejection: `The debit failed: ${failure}.` });
    return { order, event: say.failed(plan, failure), taken: 0, failure };
  }
  if (!mandate) {
    const order = orderOf(beginning, { state: 'payment_pending' });
    const due = single.due(order, 'payment_pending', at);
    return { order: { ...order, ...due }, event: say.payable(plan, number), taken: 0, failure };
  }
  if (plan.amount === STAYS_PENDING) {
    const order = orderOf(beginning, { state: 'payment_processing' });
    return { order, event: say.pending(plan, mandate.number), taken: plan.amount, failure };
  }
  const order = orderOf(beginning, { state: 'paid', due_at: workingDaysLater(at, 1), due_state: 'allotted' });
  return { order, event: say.debited(plan, mandate.number), taken: plan.amount, failure };
};

/** A line of the history of a registration; lines of one moment stand in the order of the installments. */
export const lineOf = (plan: ScheduleRow, message: string, at: number): OrderEventRow => ({
  order_id: plan.order_id,
  position: 1000 + plan.made,
  message,
  at,
});
