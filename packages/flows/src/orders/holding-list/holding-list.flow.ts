import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { holdingListMachine } from './holding-list.machine.ts';
import type { HoldingListPorts, HoldingListEvent, HoldingListView } from './holding-list.types.ts';
import { holdingListView } from './holding-list.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

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

export const holdingListFlow: HoldingListFlow = flow({ machine: holdingListMachine, view: holdingListView });

/** The holdings of the investor, below the cards of /portfolio (decision 078). */
export const holdingList = (ports: HoldingListPorts): RunnableFlow<HoldingListFlow> => ({
  ...holdingListFlow,
  machine: runnable(holdingListMachine, ports),
});
