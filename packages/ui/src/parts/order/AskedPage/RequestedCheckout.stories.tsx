import type { requestedCheckoutFlow, Remote, ViewOf } from '@folioflow/flows';
import { requestedCheckoutJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { AskedPage } from './AskedPage.tsx';

/** The requested page, reduced to its heading. */
const AskedCheckoutScreen = (flow: {
  view: ViewOf<typeof requestedCheckoutFlow>;
  remote: Remote<typeof requestedCheckoutFlow>;
}) => <AskedPage {...flow}>{({ selected_order }) => <h1>{selected_order.scheme_name}</h1>}</AskedPage>;

const at = flowStories(requestedCheckoutJourneys);

export default { title: 'Flows/Parts/RequestedCheckout', component: AskedCheckoutScreen };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const OrderMissing = at('OrderMissing');
export const OrderMissingClosed = at('OrderMissingClosed');
