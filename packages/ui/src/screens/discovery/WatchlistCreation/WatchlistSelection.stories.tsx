import { schemeListJourneys, watchlistCreationJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { screenPropsAt, flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistCreation } from './WatchlistCreation.tsx';

const around = { onFollow: fn(), onLook: fn() };
const asTable = flowStories(watchlistCreationJourneys, {
  list: { ...around, ...screenPropsAt(schemeListJourneys, 'LoadedShort'), look: 'table' },
});
const fetching = flowStories(watchlistCreationJourneys, {
  list: { ...around, ...screenPropsAt(schemeListJourneys, 'Loading'), look: 'cards' },
});

export default { title: 'Screens/Discovery/WatchlistSelection', component: WatchlistCreation };
export const BeforeSchemes = fetching('SelectingNone');
export const AsTable = asTable('SelectingSome');
