import { schemeListJourneys, watchlistCreationJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { screenPropsAt, flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistCreation } from './WatchlistCreation.tsx';

const around = { onFollow: fn(), onLook: fn(), look: 'cards' };
const at = flowStories(watchlistCreationJourneys, {
  list: { ...around, ...screenPropsAt(schemeListJourneys, 'LoadedShort') },
});
/** With more schemes than one may tick. */
const amongMany = flowStories(watchlistCreationJourneys, {
  list: { ...around, ...screenPropsAt(schemeListJourneys, 'Loaded') },
});

export default { title: 'Flows/Discovery/WatchlistCreation', component: WatchlistCreation };
export const SelectingNone = at('SelectingNone');
export const SelectingSome = at('SelectingSome');
export const SelectingAtLimit = amongMany('SelectingAtLimit');
export const SelectingOverLimit = amongMany('SelectingOverLimit');
export const Naming = at('Naming');
export const NamingEmpty = at('NamingEmpty');
export const NamingAfterRefusal = at('NamingAfterRefusal');
export const NamingAfterLostAnswer = at('NamingAfterLostAnswer');
export const Checking = at('Checking');
export const Saving = at('Saving');
export const Saved = at('Saved');
export const SavedBefore = at('SavedBefore');
export const Left = at('Left');
