import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { HoldingPageEvent, HoldingPageInput, HoldingPagePorts, HoldingPageView } from './holding-page.types.ts';
import * as unit from './holding-page.flow.ts';

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

export const holdingPageFlow: HoldingPageFlow = embeddable(unit.holdingPageFlow);

/** A holding with its lots, transactions and actions (/holding; decision 078). */
export const holdingPage: (ports: HoldingPagePorts) => RunnableFlow<HoldingPageFlow> = embeddableFactory(
  unit.holdingPage,
);
