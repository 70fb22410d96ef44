import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { holdingPageMachine } from './holding-page.machine.ts';
import type { HoldingPagePorts, HoldingPageEvent, HoldingPageInput, HoldingPageView } from './holding-page.types.ts';
import { holdingPageView } from './holding-page.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type {
  HoldingActions,
  HoldingPageEvent,
  HoldingPageInput,
  HoldingPagePorts,
  HoldingPageView,
  LotDates,
  LotDay,
  LotRow,
  OrderChoice,
} from './holding-page.types.ts';
export { holdingPath, parseHoldingAddress } from './holding-address.ts';

export type HoldingPageFlow = EmbeddableFlow<{
  input: HoldingPageInput;
  event: HoldingPageEvent;
  view: HoldingPageView;
}>;

export const holdingPageFlow: HoldingPageFlow = flow({ machine: holdingPageMachine, view: holdingPageView });

/** A holding with its lots, transactions and actions (/holding; decision 078). */
export const holdingPage = (ports: HoldingPagePorts): RunnableFlow<HoldingPageFlow> => ({
  ...holdingPageFlow,
  machine: runnable(holdingPageMachine, ports),
});
