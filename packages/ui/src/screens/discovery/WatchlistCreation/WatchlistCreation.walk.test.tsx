import type { watchlistCreationFlow, WatchlistCreationView } from '@folioflow/flows';
import { schemeListJourneys, watchlistCreationJourneys, watchlistCreationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { WatchlistCreation } from './WatchlistCreation.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = new Map(
  watchlistCreationWorld.events['scheme.ticked'].map(({ scheme }) => [scheme._id, scheme.scheme_name]),
);
const box = (id: string) => page.getByRole('checkbox', { name: `Select ${names.get(id) ?? ''}`, exact: true });
const isOpen = (view: WatchlistCreationView) => view.screen === 'selecting' && !view.isOverLimit;
const isTicked = (view: WatchlistCreationView, id: string) =>
  view.screen !== 'over' && view.ticked.some(({ _id }) => _id === id);
const field = () => page.getByLabelText('Type Your Preferred Name');
const isIdle = (view: WatchlistCreationView) => view.screen === 'naming' && !view.isBusy;

const gestures = {
  'scheme.ticked': {
    isOffered: (view: WatchlistCreationView, { scheme }) => isOpen(view) && !isTicked(view, scheme._id),
    staysEnabled: 'a box that is ticked can be unticked',
    control: ({ scheme }) => box(scheme._id),
  },
  'scheme.unticked': {
    canPerform: ({ id }) => names.has(id),
    isOffered: (view: WatchlistCreationView, { id }) => isOpen(view) && isTicked(view, id),
    staysEnabled: 'a box that is not ticked can be ticked',
    control: ({ id }) => box(id),
  },
  'limit.acknowledged': {
    isOffered: (view: WatchlistCreationView) => view.screen === 'selecting' && view.isOverLimit,
    control: () => button('OK'),
  },
  'naming.started': {
    isOffered: (view: WatchlistCreationView) => isOpen(view) && view.screen === 'selecting' && view.canName,
    control: () => button('Submit Your Watch List'),
  },
  'naming.cancelled': { isOffered: isIdle, control: () => button('Cancel') },
  'name.submitted': {
    canPerform: ({ name }) => name === 'My picks',
    isOffered: isIdle,
    control: () => field(),
    perform: async ({ name }) => {
      await userEvent.fill(field(), name);
      await userEvent.click(button('Submit'));
    },
  },
  'selection.left': { isOffered: isOpen, control: () => button('Return To Your Watch List') },
} satisfies Gestures<typeof watchlistCreationFlow>;

const followed = () => undefined;
walkScreen({
  journeys: watchlistCreationJourneys,
  world: watchlistCreationWorld,
  Screen: WatchlistCreation,
  screenProps: {
    list: { ...screenPropsAt(schemeListJourneys, 'LoadedShort'), onFollow: followed, look: 'cards', onLook: followed },
  },
  gestures,
  shows: {
    selecting: () => page.getByText(/of \d+ selected$/),
    naming: () => page.getByRole('heading', { name: 'ADD NEW WATCH LIST' }),
    over: null,
  },
});
