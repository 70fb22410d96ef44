import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import type { investMoreMachine } from './invest-more.machine.ts';
import { addedToOrderOf, isBelowMinimum, purchaseTermsOf } from './invest-more.rules.ts';
import type { InvestMoreView } from './invest-more.types.ts';

const screens = {
  blocked: 'blocked',
  entering: 'entering',
  placing: 'entering',
  checking: 'checking',
  placed: 'placed',
} as const satisfies Record<RootOf<typeof investMoreMachine>, InvestMoreView['screen']>;

export function investMoreView(snapshot: SnapshotFrom<typeof investMoreMachine>): InvestMoreView {
  const { draft, gate, notice, order } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'blocked':
      return { screen, message: gate?.message ?? '' };
    case 'entering':
      return {
        screen,
        order: addedToOrderOf(order),
        terms: purchaseTermsOf({ order, amount: draft.amount }),
        draft,
        problem: draft.amount !== '' && isBelowMinimum(order, draft.amount) ? 'belowMinimum' : null,
        canSubmit: snapshot.can({ type: 'investment.submitted' }),
        isBusy: snapshot.hasTag('busy'),
        canCheck: snapshot.can({ type: 'check.requested' }),
        notice,
      };
    case 'checking':
      return { screen, order: addedToOrderOf(order) };
    case 'placed':
      return { screen };
  }
}
