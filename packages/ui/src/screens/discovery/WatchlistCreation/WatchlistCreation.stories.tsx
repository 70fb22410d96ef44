import { schemeListJourneys, watchlistCreationJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { drawnAt, flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistCreation } from './WatchlistCreation.tsx';

const list = (look: 'cards' | 'table', scenario: 'Loaded' | 'Loading' = 'Loaded') => ({
  list: { ...drawnAt(schemeListJourneys, scenario), onFollow: fn(), look, onLook: fn() },
});
const at = flowStories(watchlistCreationJourneys, list('cards'));
const asTable = flowStories(watchlistCreationJourneys, list('table'));
const fetching = flowStories(watchlistCreationJourneys, list('cards', 'Loading'));

export default { title: 'Flows/Discovery/WatchlistCreation', component: WatchlistCreation };
export const SelectingNone = at('SelectingNone');
export const SelectingBeforeSchemes = fetching('SelectingNone');
export const SelectingSome = at('SelectingSome');
export const SelectingSomeAsTable = asTable('SelectingSome');
export const SelectingAtLimit = at('SelectingAtLimit');
export const SelectingOverLimit = at('SelectingOverLimit');
export const Naming = at('Naming');
export const NamingEmpty = at('NamingEmpty');
export const NamingAfterRefusal = at('NamingAfterRefusal');
export const NamingAfterLostAnswer = at('NamingAfterLostAnswer');
export const Checking = at('Checking');
export const Saving = at('Saving');
export const Saved = at('Saved');
export const SavedBefore = at('SavedBefore');
export const Left = at('Left');
