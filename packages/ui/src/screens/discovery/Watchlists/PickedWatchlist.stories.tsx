import { watchlistsJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Watchlists } from './Watchlists.tsx';

const around = {
  onAdd: fn(),
  onRename: fn(),
  onFollow: fn(),
  look: 'cards',
  hasContacts: false,
  comparing: { chosen: [], onChoose: fn() },
};
const asTable = flowStories(watchlistsJourneys, { ...around, look: 'table' });
const ofAdviser = flowStories(watchlistsJourneys, { ...around, hasContacts: true });

export default { title: 'Screens/Discovery/PickedWatchlist', component: Watchlists };
export const SubscribedAsTable = asTable('PickedSubscribed');
export const OnTheAdvisersPage = ofAdviser('Picked');
