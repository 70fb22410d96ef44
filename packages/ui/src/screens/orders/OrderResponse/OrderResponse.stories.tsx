import { orderResponseJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { OrderResponse } from './OrderResponse.tsx';

const at = flowStories(orderResponseJourneys, { onExit: fn() });

export default { title: 'Flows/Orders/OrderResponse', component: OrderResponse };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedPaid = at('LoadedPaid');
export const LoadedAllotted = at('LoadedAllotted');
export const LoadedConfirming = at('LoadedConfirming');
export const LoadedFailed = at('LoadedFailed');
export const LoadedOfPlan = at('LoadedOfPlan');
export const Refreshing = at('Refreshing');
export const OrderMissing = at('OrderMissing');
export const Unavailable = at('Unavailable');
export const UnavailableSilent = at('UnavailableSilent');
