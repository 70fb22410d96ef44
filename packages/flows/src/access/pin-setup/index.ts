import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  PinSetupEmitted,
  PinSetupEvent,
  PinSetupInput,
  PinSetupOutput,
  PinSetupPorts,
  PinSetupView,
} from './pin-setup.types.ts';
import * as unit from './pin-setup.flow.ts';

export type * from './pin-setup.types.ts';
export { isPinMismatch } from './pin-setup.rules.ts';

export type PinSetupFlow = EmbeddableFlow<{
  input: PinSetupInput;
  event: PinSetupEvent;
  output: PinSetupOutput;
  emitted: PinSetupEmitted;
  view: PinSetupView;
}>;

export const pinSetupFlow: PinSetupFlow = embeddable(unit.pinSetupFlow);

/** Sets the first PIN of an account, /verify-pin. Pass the provider operation unchanged. */
export const pinSetup: (ports: PinSetupPorts) => RunnableFlow<PinSetupFlow> = embeddableFactory(unit.pinSetup);
