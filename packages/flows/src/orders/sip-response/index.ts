import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SipResponseEvent, SipResponseInput, SipResponsePorts, SipResponseView } from './sip-response.types.ts';
import * as unit from './sip-response.flow.ts';

export type * from './sip-response.types.ts';
export { sipResponseStateOf } from './sip-response.rules.ts';

export type SipResponseFlow = EmbeddableFlow<{
  input: SipResponseInput;
  event: SipResponseEvent;
  view: SipResponseView;
}>;

export const sipResponseFlow: SipResponseFlow = embeddable(unit.sipResponseFlow);

/** The result of a new SIP (/sipResponse, OM-168 to OM-173). */
export const sipResponse: (ports: SipResponsePorts) => RunnableFlow<SipResponseFlow> = embeddableFactory(
  unit.sipResponse,
);
