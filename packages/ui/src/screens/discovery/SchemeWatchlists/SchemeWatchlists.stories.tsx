import { schemeWatchlistsJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SchemeWatchlists } from './SchemeWatchlists.tsx';

const at = flowStories(schemeWatchlistsJourneys);

export default { title: 'Flows/Discovery/SchemeWatchlists', component: SchemeWatchlists };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const Choosing = at('Choosing');
export const ChoosingWithoutLists = at('ChoosingWithoutLists');
export const Changing = at('Changing');
export const ChoosingAfterAddition = at('ChoosingAfterAddition');
export const ChoosingAfterRemoval = at('ChoosingAfterRemoval');
export const ChoosingAfterRefusal = at('ChoosingAfterRefusal');
export const Checking = at('Checking');
export const Left = at('Left');
