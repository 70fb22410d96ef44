import type { requestedOrderFlow, Remote, ViewOf } from '@folioflow/flows';
import { requestedOrderJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { RequestedPage } from './RequestedPage.tsx';

/** The requested page, reduced to its heading. */
const RequestedOrderScreen = (flow: {
  view: ViewOf<typeof requestedOrderFlow>;
  remote: Remote<typeof requestedOrderFlow>;
}) => <RequestedPage {...flow}>{(order) => <h1 lang="en">{order.mf_order_scheme_name}</h1>}</RequestedPage>;

const at = flowStories(requestedOrderJourneys);

export default { title: 'Flows/Parts/RequestedOrder', component: RequestedOrderScreen };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const OrderMissing = at('OrderMissing');
export const OrderMissingAnother = at('OrderMissingAnother');
