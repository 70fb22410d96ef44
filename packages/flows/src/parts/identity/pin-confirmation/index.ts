import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { PinConfirmationEvent, PinConfirmationView } from './pin-confirmation.types.ts';

export type * from './pin-confirmation.types.ts';

export type PinConfirmationFlow = EmbeddableFlow<{
  event: PinConfirmationEvent;
  view: PinConfirmationView;
}>;
