import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import { hasUncertainAttempt } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { redeemMachine } from './redeem.machine.ts';
import { redemptionProblemOf, redeemedOrderOf, redemptionAmountOf } from './redeem.rules.ts';
import type { RedeemView } from './redeem.types.ts';

const screens = {
  blocked: 'blocked',
  entering: 'entering',
  checkingRecentOrder: 'entering',
  confirming: 'confirming',
  checking: 'checking',
  completed: 'completed',
} as const satisfies Record<RootStateOf<typeof redeemMachine>, RedeemView['screen']>;

type Children = ChildViews<{
  recentOrder: typeof recentOrderFlow;
  secondFactor: SecondFactorFlow;
}>;

export function redeemView(snapshot: SnapshotFrom<typeof redeemMachine>, children: Children): RedeemView {
  const { draft, gate, retry, notice, placed, ...context } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const order = redeemedOrderOf(context.order);
  switch (screen) {
    case 'blocked':
      return { screen, message: gate?.message ?? '' };
    case 'entering':
      return {
        screen,
        order,
        draft,
        problem: draft.amount === '' ? null : redemptionProblemOf(order.terms, draft),
        canSubmit: snapshot.can({ type: 'redemption.submitted' }),
        repeat: children.recentOrder,
        notice,
      };
    case 'confirming': {
      const codes = children.secondFactor;
      return {
        screen,
        order,
        draft,
        codes,
        canHaveGoneThrough: hasUncertainAttempt(findRetryOfDraft(retry, redemptionAmountOf({ draft })), codes),
      };
    }
    case 'checking':
      return { screen, order, draft };
    case 'completed':
      return { screen, order, amount: draft.amount, placed: placed ?? { html: '', text: '' } };
  }
}
