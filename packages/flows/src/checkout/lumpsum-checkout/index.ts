import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type { NomineeChoiceFlow } from '../../parts/nominee/nominee-choice/index.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type {
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput,
  LumpsumCheckoutPorts,
  LumpsumCheckoutView,
} from './lumpsum-checkout.types.ts';
import * as unit from './lumpsum-checkout.flow.ts';

export type * from './lumpsum-checkout.types.ts';
export { lumpsumOpeningOf, lumpsumOpeningRequestOf, type LumpsumOpening } from './lumpsum-opening.ts';

export type LumpsumCheckoutFlow = EmbeddableFlow<{
  input: LumpsumCheckoutInput;
  event: LumpsumCheckoutEvent;
  output: LumpsumCheckoutOutput;
  view: LumpsumCheckoutView;
  children: { nomineeChoice: NomineeChoiceFlow; recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const lumpsumCheckoutFlow: LumpsumCheckoutFlow = embeddable(unit.lumpsumCheckoutFlow);

/** The lumpsum checkout (/orderCheckout). Takes the provider's operations without adaptation. */
export const lumpsumCheckout: (ports: LumpsumCheckoutPorts) => RunnableFlow<LumpsumCheckoutFlow> = embeddableFactory(
  unit.lumpsumCheckout,
);
