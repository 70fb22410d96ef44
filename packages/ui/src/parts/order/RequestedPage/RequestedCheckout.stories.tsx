import type { requestedCheckoutFlow, Remote, ViewOf } from '@folioflow/flows';
import { requestedCheckoutJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { RequestedPage } from './RequestedPage.tsx';

/** The requested page, reduced to its heading. */
const RequestedCheckoutScreen = (flow: {
  view: ViewOf<typeof requestedCheckoutFlow>;
  remote: Remote<typeof requestedCheckoutFlow>;
}) => <RequestedPage {...flow}>{({ selected_order }) => <h1>{selected_order.scheme_name}</h1>}</RequestedPage>;

const at = flowStories(requestedCheckoutJourneys);

export default { title: 'Flows/Parts/RequestedCheckout', component: RequestedCheckoutScreen };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const OrderMissing = at('OrderMissing');
export const OrderMissingClosed = at('OrderMissingClosed');
