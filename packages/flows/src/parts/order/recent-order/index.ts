import { embeddable, type EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { RecentOrderEvent, RecentOrderInput, RecentOrderOutput, RecentOrderView } from './recent-order.types.ts';
import * as unit from './recent-order.flow.ts';

export type * from './recent-order.types.ts';

export type RecentOrderFlow = EmbeddableFlow<{
  input: RecentOrderInput;
  event: RecentOrderEvent;
  output: RecentOrderOutput;
  view: RecentOrderView;
}>;

export const recentOrderFlow: RecentOrderFlow = embeddable(unit.recentOrderFlow);
