import { schemeListJourneys, watchlistCreationJourneys, watchlistsJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { screenPropsAt, flowStories } from '../../../testing/flow-story.tsx';
import { WatchlistCreation } from '../WatchlistCreation/WatchlistCreation.tsx';
import { Watchlists } from './Watchlists.tsx';

const at = flowStories(watchlistsJourneys, {
  onAdd: fn(),
  onRename: fn(),
  onFollow: fn(),
  look: 'cards',
  hasContacts: false,
  comparing: { chosen: [], onChoose: fn() },
});

export default { title: 'Flows/Discovery/Watchlists', component: Watchlists };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableAfterRefusal = at('UnavailableAfterRefusal');
export const NoneYet = at('NoneYet');
export const NonePicked = at('NonePicked');
export const FindingPayment = at('FindingPayment');
export const Picked = at('Picked');
export const PickedSubscribed = at('PickedSubscribed');
export const PickedEmpty = at('PickedEmpty');
export const PickedWithMissingSchemes = at('PickedWithMissingSchemes');
export const Fetching = at('Fetching');
export const Stalled = at('Stalled');
export const Refreshing = at('Refreshing');
/** Played when the story is drawn, because Storybook also loads the stories of neighbours. */
const listProps = () =>
  ({ ...screenPropsAt(schemeListJourneys, 'LoadedShort'), onFollow: fn(), look: 'cards', onLook: fn() }) as const;
/** The choice of schemes for a new list replaces the lists. */
export const Adding = {
  ...at('Adding'),
  render: () => <WatchlistCreation {...screenPropsAt(watchlistCreationJourneys, 'SelectingNone')} list={listProps()} />,
};
export const ViewingAfterCreation = at('ViewingAfterCreation');
export const ViewingAfterQuietCreation = at('ViewingAfterQuietCreation');
export const Advising = at('Advising');
export const ViewingAfterSubscription = at('ViewingAfterSubscription');
