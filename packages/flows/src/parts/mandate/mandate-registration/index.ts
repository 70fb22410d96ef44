import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../form/image-upload/index.ts';
import type { RecentOrderFlow } from '../../order/recent-order/index.ts';
import type {
  MandateRegistrationEvent,
  MandateRegistrationInput,
  MandateRegistrationOutput,
  MandateRegistrationPorts,
  MandateRegistrationView,
} from './mandate-registration.types.ts';
import * as unit from './mandate-registration.flow.ts';

export type * from './mandate-registration.types.ts';

export type MandateRegistrationFlow = EmbeddableFlow<{
  input: MandateRegistrationInput;
  event: MandateRegistrationEvent;
  output: MandateRegistrationOutput;
  view: MandateRegistrationView;
  children: { recentOrder: RecentOrderFlow; imageUpload: ImageUploadFlow };
}>;

export const mandateRegistrationFlow: MandateRegistrationFlow = embeddable(unit.mandateRegistrationFlow);

/** A part: the investor chooses a debit limit, registers the mandate, signs its form and uploads the scan. */
export const mandateRegistration: (ports: MandateRegistrationPorts) => RunnableFlow<MandateRegistrationFlow> =
  embeddableFactory(unit.mandateRegistration);
