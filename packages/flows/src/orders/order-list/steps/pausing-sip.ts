import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { SipPauseFlow } from '../../sip-pause/index.ts';
import { sipPause } from '../../sip-pause/sip-pause.flow.ts';
import type { OrderListPorts } from '../order-list.types.ts';

/** The dialog that pauses a SIP. */
export const pausingSip: (ports: OrderListPorts) => RunnableChild<SipPauseFlow> = embeddableStep(sipPause);
