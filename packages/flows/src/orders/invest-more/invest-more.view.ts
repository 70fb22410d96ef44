import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { investMoreMachine } from './invest-more.machine.ts';
import { existingOrderOf, investmentProblemOf, purchaseTermsOf } from './invest-more.rules.ts';
import type { InvestMoreView } from './invest-more.types.ts';

const screens = {
  blocked: 'blocked',
  entering: 'entering',
  checkingRecentOrder: 'entering',
  placing: 'entering',
  checking: 'checking',
  placed: 'placed',
} as const satisfies Record<RootStateOf<typeof investMoreMachine>, InvestMoreView['screen']>;

export function investMoreView(
  snapshot: SnapshotFrom<typeof investMoreMachine>,
  { recentOrder: repeat }: ChildViews<{ recentOrder: typeof recentOrderFlow }>,
): InvestMoreView {
  const { draft, gate, notice, order } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'blocked':
      return { screen, message: gate?.message ?? '' };
    case 'entering':
      return {
        screen,
        order: existingOrderOf(order),
        terms: purchaseTermsOf({ order, amount: draft.amount }),
        draft,
        problem: draft.amount === '' ? null : investmentProblemOf({ order, ...draft }),
        canSubmit: snapshot.can({ type: 'investment.submitted' }),
        repeat,
        isBusy: snapshot.hasTag('busy') || repeat !== undefined,
        canCheck: snapshot.can({ type: 'check.requested' }),
        notice,
      };
    case 'checking':
      return { screen, order: existingOrderOf(order) };
    case 'placed':
      return { screen };
  }
}
