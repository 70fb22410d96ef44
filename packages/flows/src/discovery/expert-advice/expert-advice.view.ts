import { PAYMENT_NOTE_SECONDS } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { requiredValue } from '../../kit/required-value.ts';
import type { expertAdviceMachine } from './expert-advice.machine.ts';
import { advisorOf, serialisePaidAdvice, expertAdviceOutputOf } from './expert-advice.rules.ts';
import type { ExpertAdviceContext, ExpertAdviceView } from './expert-advice.types.ts';

const screens = {
  choosingAdvisor: 'choosingAdvisor',
  choosingPlan: 'choosingPlan',
  findingPayment: 'choosingPlan',
  creatingOrder: 'choosingPlan',
  paying: 'paying',
  confirming: 'confirming',
  paidUnconfirmed: 'paidUnconfirmed',
  subscribed: 'over',
  left: 'over',
} as const satisfies Record<RootStateOf<typeof expertAdviceMachine>, ExpertAdviceView['screen']>;

export function expertAdviceView(snapshot: SnapshotFrom<typeof expertAdviceMachine>): ExpertAdviceView {
  const { context } = snapshot;
  const { watchlist, advisors, plans, advisorId, planId, notice } = context;
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'choosingAdvisor':
      return {
        screen,
        watchlistName: watchlist.label,
        advisors: advisors.map(({ _id: id, description: label }) => ({ id, label })),
        advisorId,
        canConfirm: snapshot.can({ type: 'advisor.confirmed' }),
      };
    case 'choosingPlan':
      return {
        screen,
        watchlistName: watchlist.label,
        advisorLabel: advisorOf(context)?.description ?? '',
        plans: plans.map(({ id, label }) => ({ id, label })),
        planId,
        canChoose: plans.some(({ id }) => snapshot.can({ type: 'plan.chosen', id })),
        canConfirm: snapshot.can({ type: 'plan.confirmed' }),
        canCancel: snapshot.can({ type: 'plan.cancelled' }),
        isBusy: snapshot.hasTag('busy'),
        notice,
      };
    case 'paying':
      return { screen };
    case 'confirming':
      return { screen, ...paymentSummaryOf(context), seconds: PAYMENT_NOTE_SECONDS };
    case 'paidUnconfirmed':
      return {
        screen,
        ...paymentSummaryOf(context),
        canRetry: snapshot.can({ type: 'confirmation.retried' }),
        canLeave: snapshot.can({ type: 'advice.left' }),
        isRefused: isPaymentRefused(context),
        notice,
      };
    case 'over':
      return {
        screen,
        outcome: expertAdviceOutputOf(context),
        storedPayment: context.confirmation !== null || isPaymentRefused(context) ? null : undefined,
      };
  }
}

/** The provider has refused this payment, and the user has seen its reference. */
const isPaymentRefused = ({ paid, notice }: ExpertAdviceContext): boolean =>
  paid !== null && notice?.kind === 'refused';

function paymentSummaryOf({ watchlist, paid }: ExpertAdviceContext) {
  const { plan, amount, payment } = requiredValue(paid, 'paid');
  return {
    watchlistName: watchlist.label,
    planLabel: plan.label,
    amount,
    reference: payment.razorpay_payment_id,
    orderReference: payment.order_id,
    storedPayment: serialisePaidAdvice(requiredValue(paid, 'paid')),
  };
}
