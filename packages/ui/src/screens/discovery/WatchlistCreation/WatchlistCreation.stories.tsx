import { schemeListJourneys, watchlistCreationJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { drawnAt, flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistCreation } from './WatchlistCreation.tsx';

const at = flowStories(watchlistCreationJourneys, {
  list: { ...drawnAt(schemeListJourneys, 'Loaded'), onFollow: fn(), look: 'cards', onLook: fn() },
});

export default { title: 'Flows/Discovery/WatchlistCreation', component: WatchlistCreation };
export const SelectingNone = at('SelectingNone');
export const SelectingSome = at('SelectingSome');
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
