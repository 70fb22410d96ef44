import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/index.ts';
import type { SipPauseEvent, SipPauseInput, SipPauseOutput, SipPausePorts, SipPauseView } from './sip-pause.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './sip-pause.flow.ts';

export type * from './sip-pause.types.ts';

export type SipPauseFlow = EmbeddableFlow<{
  input: SipPauseInput;
  event: SipPauseEvent;
  output: SipPauseOutput;
  emitted: EventObject;
  view: SipPauseView;
  children: { pinConfirmation: PinConfirmationFlow };
}>;

export const sipPauseFlow: SipPauseFlow = embeddable(unit.sipPauseFlow);

/** The dialog that pauses the next instalments of a SIP, confirmed by PIN (OM-083 to OM-087). */
export const sipPause: (ports: SipPausePorts) => RunnableFlow<SipPauseFlow> = embeddableFactory(unit.sipPause);
