import { schemeListJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SchemeList } from './SchemeList.tsx';

const at = flowStories(schemeListJourneys, { onFollow: fn(), look: 'cards', onLook: fn() });

export default { title: 'Flows/Discovery/SchemeList', component: SchemeList };
export const Loading = at('Loading');
export const LoadingFurtherPage = at('LoadingFurtherPage');
export const LoadedAtItsPlace = at('LoadedAtItsPlace');
export const Loaded = at('Loaded');
export const LoadedFirstFile = at('LoadedFirstFile');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedSorted = at('LoadedSorted');
export const LoadedLastPage = at('LoadedLastPage');
export const LoadedShort = at('LoadedShort');
export const LoadedFiltered = at('LoadedFiltered');
export const LoadedNothingFound = at('LoadedNothingFound');
export const LoadedNothingFoundYet = at('LoadedNothingFoundYet');
export const FetchingNextPage = at('FetchingNextPage');
export const Stalled = at('Stalled');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableAfterRefusal = at('UnavailableAfterRefusal');
