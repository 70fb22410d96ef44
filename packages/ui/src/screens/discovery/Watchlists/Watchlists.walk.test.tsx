import type { watchlistsFlow, WatchlistsView } from '@folioflow/flows';
import { watchlistsJourneys, watchlistsWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { Watchlists } from './Watchlists.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const picker = () => page.getByLabelText('Select Your WatchList');
const elsewhere = { sentBy: 'the page around it' };
const offers = (view: WatchlistsView, value: string) =>
  view.screen === 'viewing' &&
  view.advising === null &&
  view.lists.some((list) => list.value === value) &&
  view.picked?.watchlist.value !== value;

const gestures = {
  'list.picked': {
    canPerform: ({ value }) => value === 'watch-A' || value === 'watch-B',
    isOffered: (view: WatchlistsView, { value }) => offers(view, value),
    staysEnabled: 'a list that is picked can be picked again',
    control: () => picker(),
    perform: ({ value }) => userEvent.selectOptions(picker(), value),
  },
  'reload.requested': {
    isOffered: (view: WatchlistsView) =>
      view.screen === 'unavailable' || (view.screen === 'viewing' && view.picked !== null && view.canReload),
    control: () => button(/^(Refresh|Try again)$/).first(),
  },
  'addition.requested': elsewhere,
  'addition.left': elsewhere,
  'advice.requested': {
    isOffered: (view: WatchlistsView) => view.screen === 'viewing' && view.canAskForAdvice,
    control: () => button('Ask Expert Advice'),
  },
  'advice.left': elsewhere,
  'lists.changed': elsewhere,
} satisfies Gestures<typeof watchlistsFlow>;

const followed = () => undefined;
walkScreen({
  journeys: watchlistsJourneys,
  world: watchlistsWorld,
  Screen: Watchlists,
  screenProps: {
    onAdd: followed,
    onRename: followed,
    onFollow: followed,
    look: 'cards',
    hasContacts: false,
    comparing: { chosen: [], onChoose: followed },
  },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching your watchlist schemes'),
    unavailable: () => page.getByText('Your watchlists could not be loaded'),
    viewing: () => button('Create Your Watch List'),
    adding: null,
  },
});
