import { statementJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Statement } from './Statement.tsx';

const at = flowStories(statementJourneys);

export default { title: 'Flows/Orders/Statement', component: Statement };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const Refreshing = at('Refreshing');
export const OrderMissing = at('OrderMissing');
export const OrderMissingNoDocument = at('OrderMissingNoDocument');
export const Unavailable = at('Unavailable');
