import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PinChangeEvent, PinChangeInput, PinChangePorts, PinChangeView } from './pin-change.types.ts';
import * as unit from './pin-change.flow.ts';

export type * from './pin-change.types.ts';

export type PinChangeFlow = EmbeddableFlow<{
  input: PinChangeInput;
  event: PinChangeEvent;
  view: PinChangeView;
}>;

export const pinChangeFlow: PinChangeFlow = embeddable(unit.pinChangeFlow);

/**
 * Sets a new PIN, confirmed by a code to the mobile number, /mpinInformation. Pass the two provider operations
 * unchanged.
 */
export const pinChange: (ports: PinChangePorts) => RunnableFlow<PinChangeFlow> = embeddableFactory(unit.pinChange);
