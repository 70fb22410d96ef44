import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/index.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type {
  StpRegistrationEvent,
  StpRegistrationInput,
  StpRegistrationPorts,
  StpRegistrationView,
} from './stp-registration.types.ts';
import * as unit from './stp-registration.flow.ts';

export type * from './stp-registration.types.ts';

export type StpRegistrationFlow = EmbeddableFlow<{
  input: StpRegistrationInput;
  event: StpRegistrationEvent;
  view: StpRegistrationView;
  children: { recentOrder: RecentOrderFlow; pinConfirmation: PinConfirmationFlow };
}>;

export const stpRegistrationFlow: StpRegistrationFlow = embeddable(unit.stpRegistrationFlow);

/**
 * The registration of a STP (/stpSchemeList): periodic transfers out of an order into another scheme of its fund house.
 * Takes the provider's operations without adaptation.
 */
export const stpRegistration: (ports: StpRegistrationPorts) => RunnableFlow<StpRegistrationFlow> = embeddableFactory(
  unit.stpRegistration,
);
