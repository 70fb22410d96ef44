import { capitalGainsJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { CapitalGains } from './CapitalGains.tsx';

const at = flowStories(capitalGainsJourneys);

export default { title: 'Flows/Orders/CapitalGains', component: CapitalGains };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedWithLoss = at('LoadedWithLoss');
export const LoadedWithoutSales = at('LoadedWithoutSales');
export const Unreadable = at('Unreadable');
export const NotOffered = at('NotOffered');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
