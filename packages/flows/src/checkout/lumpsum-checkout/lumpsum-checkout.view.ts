import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { nomineeChoiceFlow } from '../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { hasUncertainAttempt } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { payableAmountOf } from '../../parts/payment/payment-result.ts';
import { requireOfferedLumpsum } from './lumpsum-checkout.children.ts';
import type { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import { orderNomineeOf, orderSummaryOf, purchaseTermsOf } from './lumpsum-checkout.rules.ts';
import type { LumpsumCheckoutView } from './lumpsum-checkout.types.ts';

const screens = {
  orderMissing: 'orderMissing',
  blocked: 'blocked',
  payable: 'payable',
  loading: 'loading',
  unavailable: 'unavailable',
  choosing: 'choosing',
  reviewing: 'reviewing',
  checkingRecentOrder: 'reviewing',
  confirming: 'confirming',
  checking: 'checking',
  placed: 'closed',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof lumpsumCheckoutMachine>, LumpsumCheckoutView['screen']>;

type Children = ChildViews<{
  nomineeChoice: typeof nomineeChoiceFlow;
  recentOrder: typeof recentOrderFlow;
  secondFactor: SecondFactorFlow;
}>;

export function lumpsumCheckoutView(
  snapshot: SnapshotFrom<typeof lumpsumCheckoutMachine>,
  children: Children,
): LumpsumCheckoutView {
  const { context } = snapshot;
  const { subject, gate, notice } = context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  if (screen === 'blocked') return { screen, message: gate?.message ?? '', link: gate?.redirect ?? 'schemeList' };
  if (subject === null || screen === 'orderMissing') return { screen: 'orderMissing', link: 'orderList' };
  if (screen === 'loading') return { screen };
  if (screen === 'unavailable')
    return { screen, canReload: snapshot.can({ type: 'checkout.reloadRequested' }), notice };
  if (subject.kind === 'pendingOrder') {
    const { order } = subject;
    const amount = payableAmountOf(order);
    return {
      screen: 'payable',
      schemeName: order.mf_order_scheme_name,
      amount,
      terms: orderPurchaseTerms(order, amount),
      canPay: snapshot.can({ type: 'payment.requested' }),
    };
  }
  const offered = requireOfferedLumpsum(context);
  const summary = orderSummaryOf(offered);
  const agreed = { summary, nominee: orderNomineeOf(context), terms: purchaseTermsOf(offered) };
  if (screen === 'confirming') {
    const codes = children.secondFactor;
    return {
      screen,
      step: 'code',
      ...agreed,
      codes,
      canHaveGoneThrough: hasUncertainAttempt(findRetryOfDraft(context.retry, context.nominee), codes),
      orderList: 'orderList',
    };
  }
  if (screen === 'checking') return { screen, step: 'code', summary };
  if (screen === 'reviewing') {
    return {
      screen,
      step: 'review',
      ...agreed,
      canSubmit: snapshot.can({ type: 'order.submitted' }),
      canGoBack: snapshot.can({ type: 'review.left' }),
      repeat: children.recentOrder,
      notice,
    };
  }
  return {
    screen: 'choosing',
    step: 'nominee',
    summary,
    nominee: children.nomineeChoice,
    canReview: snapshot.can({ type: 'review.requested' }),
    problem: summary.account === null ? 'noPrimaryAccount' : null,
  };
}
