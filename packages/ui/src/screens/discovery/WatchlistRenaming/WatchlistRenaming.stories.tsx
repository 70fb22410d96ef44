import { watchlistRenamingJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistRenaming } from './WatchlistRenaming.tsx';

const at = flowStories(watchlistRenamingJourneys);

export default { title: 'Flows/Discovery/WatchlistRenaming', component: WatchlistRenaming };
export const Naming = at('Naming');
export const NamingAfterRefusal = at('NamingAfterRefusal');
export const NamingAfterLostAnswer = at('NamingAfterLostAnswer');
export const Saving = at('Saving');
export const Saved = at('Saved');
export const Left = at('Left');
