import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type {
  SwpRegistrationEvent,
  SwpRegistrationInput,
  SwpRegistrationOutput,
  SwpRegistrationPorts,
  SwpRegistrationView,
} from './swp-registration.types.ts';
import * as unit from './swp-registration.flow.ts';

export type * from './swp-registration.types.ts';

export type SwpRegistrationFlow = EmbeddableFlow<{
  input: SwpRegistrationInput;
  event: SwpRegistrationEvent;
  output: SwpRegistrationOutput;
  view: SwpRegistrationView;
  children: { recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const swpRegistrationFlow: SwpRegistrationFlow = embeddable(unit.swpRegistrationFlow);

/** The dialog that registers a SWP on an order, confirmed by a mobile code (DO-334 to DO-349). */
export const swpRegistration: (ports: SwpRegistrationPorts) => RunnableFlow<SwpRegistrationFlow> = embeddableFactory(
  unit.swpRegistration,
);
