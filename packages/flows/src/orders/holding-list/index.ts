import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { HoldingListEvent, HoldingListPorts, HoldingListView } from './holding-list.types.ts';
import * as unit from './holding-list.flow.ts';

export type {
  AllocationKind,
  AllocationPart,
  HoldingListEvent,
  HoldingListPorts,
  HoldingListView,
  HoldingOrder,
  HoldingRow,
  HoldingsPoint,
  HoldingsSummary,
  PartState,
} from './holding-list.types.ts';
export { ALLOCATION_KINDS, HOLDING_ORDERS } from './holding-list.types.ts';

export type HoldingListFlow = EmbeddableFlow<{
  event: HoldingListEvent;
  view: HoldingListView;
}>;

export const holdingListFlow: HoldingListFlow = embeddable(unit.holdingListFlow);

/** The holdings of the investor, below the cards of /portfolio (decision 078). */
export const holdingList: (ports: HoldingListPorts) => RunnableFlow<HoldingListFlow> = embeddableFactory(
  unit.holdingList,
);
