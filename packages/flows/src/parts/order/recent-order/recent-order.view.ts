import type { ListedOrderType } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { InvestorRoute } from '../../../kit/routes.ts';
import type { recentOrderMachine } from './recent-order.machine.ts';
import type { RecentOrderView } from './recent-order.types.ts';

const screens = {
  checkingRecentOrder: 'checking',
  confirmingRepeat: 'asking',
  passed: 'closed',
  unchecked: 'closed',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof recentOrderMachine>, RecentOrderView['screen']>;

const lists = { single: 'orderList', xsip: 'sipList', stp: 'stpList' } as const satisfies Record<
  ListedOrderType,
  InvestorRoute
>;

export function recentOrderView(snapshot: SnapshotFrom<typeof recentOrderMachine>): RecentOrderView {
  const screen = screenOf(snapshot, screens);
  const { order, recent } = snapshot.context;
  if (screen !== 'asking') return { screen };
  if (recent === null) return { screen: 'closed' };
  return {
    screen,
    kind: order.kind,
    placedAt: recent.placedAt,
    list: order.listType === null || order.kind === 'swp' ? null : lists[order.listType],
  };
}
