import type { askedOrderFlow, Remote, ViewOf } from '@folioflow/flows';
import { askedOrderJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../testing/flow-story.tsx';
import { AskedPage } from './AskedPage.tsx';

/** The page it is asked for, reduced to its heading. */
const AskedOrderScreen = (flow: { view: ViewOf<typeof askedOrderFlow>; remote: Remote<typeof askedOrderFlow> }) => (
  <AskedPage {...flow}>{(order) => <h1>{order.mf_order_scheme_name}</h1>}</AskedPage>
);

const at = flowStories(askedOrderJourneys);

export default { title: 'Flows/Parts/AskedOrder', component: AskedOrderScreen };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const OrderMissing = at('OrderMissing');
export const OrderMissingAnother = at('OrderMissingAnother');
