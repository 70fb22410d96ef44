import type { Envelope } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { pinConfirmationMachine } from './pin-confirmation.machine.ts';
import { pinConfirmationView } from './pin-confirmation.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { PinConfirmationEvent, PinConfirmationView } from './pin-confirmation.types.ts';

export type PinConfirmationFlow = EmbeddableFlow<{
  event: PinConfirmationEvent;
  view: PinConfirmationView;
}>;

/** A part: the parent makes it runnable with its own `confirm`. */
export const pinConfirmation = <Subject, Result extends Envelope>() =>
  flow({ machine: pinConfirmationMachine<Subject, Result>(), view: pinConfirmationView<Subject, Result> });
