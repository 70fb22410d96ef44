import type { Envelope } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { pinConfirmationMachine } from './pin-confirmation.machine.ts';
import { pinConfirmationView } from './pin-confirmation.view.ts';

/** A part: the parent makes it runnable with its own `confirm`. */
export const pinConfirmation = <Subject, Result extends Envelope>() =>
  flow({ machine: pinConfirmationMachine<Subject, Result>(), view: pinConfirmationView<Subject, Result> });
export type PinConfirmationFlow<Subject, Result extends Envelope> = ReturnType<typeof pinConfirmation<Subject, Result>>;
