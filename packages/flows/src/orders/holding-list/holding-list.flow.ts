import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { holdingListMachine } from './holding-list.machine.ts';
import type { HoldingListPorts } from './holding-list.types.ts';
import { holdingListView } from './holding-list.view.ts';

export const holdingListFlow = flow({ machine: holdingListMachine, view: holdingListView });

/** The holdings of the investor, below the cards of /portfolio (decision 078). */
export const holdingList = (ports: HoldingListPorts) => ({
  ...holdingListFlow,
  machine: runnable(holdingListMachine, ports),
});
