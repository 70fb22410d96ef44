import type { askedCheckoutFlow, Remote, ViewOf } from '@folioflow/flows';
import { askedCheckoutJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../testing/flow-story.tsx';
import { AskedPage } from './AskedPage.tsx';

/** The page it is asked for, reduced to its heading. */
const AskedCheckoutScreen = (flow: {
  view: ViewOf<typeof askedCheckoutFlow>;
  remote: Remote<typeof askedCheckoutFlow>;
}) => <AskedPage {...flow}>{({ selected_order }) => <h1>{selected_order.scheme_name}</h1>}</AskedPage>;

const at = flowStories(askedCheckoutJourneys);

export default { title: 'Flows/Parts/AskedCheckout', component: AskedCheckoutScreen };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const OrderMissing = at('OrderMissing');
export const OrderMissingClosed = at('OrderMissingClosed');
