import { sipResponseJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SipResponse } from './SipResponse.tsx';

const at = flowStories(sipResponseJourneys);

export default { title: 'Flows/Orders/SipResponse', component: SipResponse };
export const OrderMissing = at('OrderMissing');
export const Confirming = at('Confirming');
export const Unconfirmed = at('Unconfirmed');
export const UnconfirmedRefused = at('UnconfirmedRefused');
export const Shown = at('Shown');
export const ShownPayable = at('ShownPayable');
export const ShownRejected = at('ShownRejected');
export const ShownWithoutTerms = at('ShownWithoutTerms');
export const ShownFirstToday = at('ShownFirstToday');
export const ShownWithoutOrder = at('ShownWithoutOrder');
