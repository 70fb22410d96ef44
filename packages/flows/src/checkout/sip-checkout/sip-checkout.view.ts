import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { mandateChoiceFlow } from '../../parts/mandate/mandate-choice/mandate-choice.flow.ts';
import type { nomineeChoiceFlow } from '../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import { hasUncertainAttempt } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { completeChoiceOf, computeAgreedTerms, sipProblemOf, sipReviewOf, sipSummaryOf } from './sip-checkout.rules.ts';
import type { SipCheckoutContext, SipCheckoutView } from './sip-checkout.types.ts';

const screens = {
  orderMissing: 'orderMissing',
  blocked: 'blocked',
  notOffered: 'notOffered',
  loading: 'loading',
  unavailable: 'unavailable',
  choosing: 'choosing',
  reviewing: 'reviewing',
  checkingRecentOrder: 'reviewing',
  confirming: 'confirming',
  checking: 'confirming',
  placed: 'closed',
} as const satisfies Record<RootStateOf<typeof sipCheckoutMachine>, SipCheckoutView['screen']>;

type Snapshot = SnapshotFrom<typeof sipCheckoutMachine>;
type Children = ChildViews<{
  nomineeChoice: typeof nomineeChoiceFlow;
  mandateChoice: typeof mandateChoiceFlow;
  recentOrder: typeof recentOrderFlow;
  secondFactor: SecondFactorFlow;
}>;

export function sipCheckoutView(snapshot: Snapshot, children: Children): SipCheckoutView {
  const { context } = snapshot;
  const { requestedSip, gate, notice, notOffered } = context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed' || screen === 'loading') return { screen };
  if (screen === 'blocked') return { screen, message: gate?.message ?? '', link: gate?.redirect ?? 'schemeList' };
  if (screen === 'unavailable')
    return { screen, canReload: snapshot.can({ type: 'checkout.reloadRequested' }), notice };
  if (requestedSip === null || screen === 'orderMissing') return { screen: 'orderMissing', link: 'sipList' };
  if (screen === 'notOffered') return { screen, reason: notOffered ?? 'option', scheme: requestedSip.scheme };
  const summary = sipSummaryOf(context);
  if (screen === 'choosing') {
    const mandate = snapshot.matches({ choosing: 'withoutMandate' }) ? 'none' : (children.mandateChoice ?? 'notYet');
    return {
      screen,
      step: mandate === 'notYet' ? 'nominee' : 'mandate',
      summary,
      nominee: children.nomineeChoice,
      canConfirmNominee: snapshot.can({ type: 'nominee.confirmed' }),
      mandate,
      canReview: snapshot.can({ type: 'review.requested' }),
      agreed: computeAgreedTerms(context),
      remark: mandateDayRemarkOf(context),
      problem: sipProblemOf(context),
    };
  }
  const review = sipReviewOf(context);
  if (screen === 'reviewing')
    return {
      screen,
      step: 'review',
      summary,
      review,
      remark: mandateDayRemarkOf(context),
      problem: sipProblemOf(context),
      canSubmit: snapshot.can({ type: 'order.submitted' }),
      canGoBack: snapshot.can({ type: 'review.left' }),
      repeat: children.recentOrder,
      notice,
    };
  return {
    screen,
    step: 'code',
    summary,
    review,
    codes: children.secondFactor,
    isChecking: snapshot.matches('checking'),
    canHaveGoneThrough: hasUncertainAttempt(
      findRetryOfDraft(context.retry, completeChoiceOf(context)),
      children.secondFactor,
    ),
    orderList: 'sipList',
  };
}

const mandateDayRemarkOf = ({ lists }: SipCheckoutContext) => ({
  text: lists?.mandate_date_validation.message_text ?? '',
  isFirstOrderToday: lists?.is_first_order_today === true,
});
