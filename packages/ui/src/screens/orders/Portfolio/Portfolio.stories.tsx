import { portfolioJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Portfolio } from './Portfolio.tsx';

const at = flowStories(portfolioJourneys);

export default { title: 'Flows/Orders/Portfolio', component: Portfolio };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedWithLoss = at('LoadedWithLoss');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedIncomplete = at('LoadedIncomplete');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
