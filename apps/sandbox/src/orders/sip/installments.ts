import { isMandatePending } from '../../banking/mandates/mandate-rules.ts';
import { type MandateRow } from '../../banking/mandates/mandate-tables.ts';
import { newId, type RandomBytes } from '../../kit/random.ts';
import { createMagicAmounts } from '../../ground/magic.ts';
import { installmentTexts } from '../settlement/installment-texts.ts';
import { single } from '../kinds/single.ts';
import { newOrderDefaults } from '../records/new-order.ts';
import { orderTermsOf } from '../valuation/order-money.ts';
import { type OrderEventRow, type OrderRow } from '../records/order-tables.ts';
import { purchaseDealingOf } from '../valuation/pricing.ts';
import { type DebitFailure, en } from '../../kit/words/en.ts';
import { nextPositionOf } from '../records/schedules.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

/** Instalment amounts with a special debit result (sandbox.md 6.2), in thousandths of a rupee. */
const NO_BALANCE_AMOUNT = 4_441_000;
const PENDING_AMOUNT = 4_442_000;

export const installmentMagic = createMagicAmounts('Amount of a SIP', [
  [NO_BALANCE_AMOUNT, 'each debit fails: insufficient balance'],
  [PENDING_AMOUNT, 'each debit remains pending'],
]);

/** New instalment: its order, its line in the history of the SIP and the amount debited under its mandate. */
export interface NewInstallment {
  readonly order: OrderRow;
  readonly event: string;
  readonly debitedAmount: number;
  /** reason of a failed debit; null if the debit succeeded or is pending */
  readonly failure: DebitFailure | null;
}

interface InstallmentInput {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly number: string;
  /** undefined for a SIP without a mandate */
  readonly mandate: MandateRow | undefined;
  /** amount that other instalments debit under the mandate at the same moment */
  readonly amountDebitedByOthers: number;
  readonly at: number;
  readonly random: RandomBytes;
}

const debitFailureOf = ({ plan, mandate, amountDebitedByOthers: taken }: InstallmentInput): DebitFailure | null => {
  if (!mandate) return null;
  if (mandate.state !== 'approved') {
    return isMandatePending(mandate) ? 'mandatePending' : 'mandateInactive';
  }
  if (plan.amount === NO_BALANCE_AMOUNT) return 'noBalance';
  const isWithinLimit = mandate.limit_used + taken + plan.amount <= mandate.amount;
  return isWithinLimit ? null : 'limitUsedUp';
};

const createInstallmentOrder = (
  { plan, registration, number, at, random }: InstallmentInput,
  rest: Partial<OrderRow>,
): OrderRow => ({
  ...registration,
  ...newOrderDefaults,
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
export const createInstallment = (input: InstallmentInput): NewInstallment => {
  const { plan, mandate, at, number } = input;
  const failure = debitFailureOf(input);
  if (failure !== null) {
    const order = createInstallmentOrder(input, {
      state: 'rta_rejected',
      rejection: `The debit failed: ${en.order.debitFailures[failure]}.`,
    });
    return { order, event: en.order.installmentFailed(nextPositionOf(plan), failure), debitedAmount: 0, failure };
  }
  if (!mandate) {
    const order = createInstallmentOrder(input, { state: 'payment_pending' });
    const due = single.due(order, 'payment_pending', at);
    return { order: { ...order, ...due }, event: installmentTexts.payable(plan, number), debitedAmount: 0, failure };
  }
  if (plan.amount === PENDING_AMOUNT) {
    const order = createInstallmentOrder(input, { state: 'payment_processing' });
    return { order, event: installmentTexts.pending(plan, mandate.number), debitedAmount: plan.amount, failure };
  }
  const { navDay: nav_day, allottedAt: due_at } = purchaseDealingOf(at, orderTermsOf(input.registration));
  const order = createInstallmentOrder(input, { state: 'paid', nav_day, due_at, due_state: 'allotted' });
  return { order, event: installmentTexts.debited(plan, mandate.number), debitedAmount: plan.amount, failure };
};

/** Line of the history of a registration; lines of the same moment follow the sequence of the instalments. */
export const createRegistrationHistoryLine = (plan: ScheduleRow, message: string, at: number): OrderEventRow => ({
  order_id: plan.order_id,
  position: 1000 + plan.made,
  message,
  at,
});
