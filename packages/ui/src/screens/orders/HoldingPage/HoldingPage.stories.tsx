import { holdingPageJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { HoldingPage } from './HoldingPage.tsx';

const at = flowStories(holdingPageJourneys);

export default { title: 'Flows/Orders/HoldingPage', component: HoldingPage };
export const Loading = at('Loading');
export const Unknown = at('Unknown');
export const UnknownToProvider = at('UnknownToProvider');
export const NotOffered = at('NotOffered');
export const Unavailable = at('Unavailable');
export const Listed = at('Listed');
export const Loaded = at('Loaded');
export const LoadedLocked = at('LoadedLocked');
export const LoadedShort = at('LoadedShort');
export const LoadedWithOldNav = at('LoadedWithOldNav');
export const LoadedWithoutNav = at('LoadedWithoutNav');
export const LoadedWithoutLots = at('LoadedWithoutLots');
export const LoadedClosed = at('LoadedClosed');
export const TransactionsUnavailable = at('TransactionsUnavailable');
export const OrdersUnavailable = at('OrdersUnavailable');
