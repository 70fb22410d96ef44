import type { watchlistCreationFlow, WatchlistCreationView } from '@folioflow/flows';
import { schemeListJourneys, watchlistCreationJourneys, watchlistCreationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { drawnAt } from '../../../testing/flow-story.tsx';
import { walkScreen, type Gestures } from '../../../parts/testing/walked-screen.tsx';
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
    offered: (view: WatchlistCreationView, { scheme }) => isOpen(view) && !isTicked(view, scheme._id),
    staysEnabled: 'a box that is ticked can be unticked',
    control: ({ scheme }) => box(scheme._id),
  },
  'scheme.unticked': {
    canSay: ({ id }) => names.has(id),
    offered: (view: WatchlistCreationView, { id }) => isOpen(view) && isTicked(view, id),
    staysEnabled: 'a box that is not ticked can be ticked',
    control: ({ id }) => box(id),
  },
  'limit.acknowledged': {
    offered: (view: WatchlistCreationView) => view.screen === 'selecting' && view.isOverLimit,
    control: () => button('OK'),
  },
  'naming.started': {
    offered: (view: WatchlistCreationView) => isOpen(view) && view.screen === 'selecting' && view.canName,
    control: () => button('Submit Your Watch List'),
  },
  'naming.cancelled': { offered: isIdle, control: () => button('Cancel') },
  'name.submitted': {
    canSay: ({ name }) => name === 'My picks',
    offered: isIdle,
    control: () => field(),
    use: async ({ name }) => {
      await userEvent.fill(field(), name);
      await userEvent.click(button('Submit'));
    },
  },
  'selection.left': { offered: isOpen, control: () => button('Return To Your Watch List') },
} satisfies Gestures<typeof watchlistCreationFlow>;

const followed = () => undefined;
walkScreen({
  journeys: watchlistCreationJourneys,
  world: watchlistCreationWorld,
  Screen: WatchlistCreation,
  around: {
    list: { ...drawnAt(schemeListJourneys, 'LoadedShort'), onFollow: followed, look: 'cards', onLook: followed },
  },
  gestures,
  shows: {
    selecting: () => page.getByText(/of \d+ selected$/),
    naming: () => page.getByRole('heading', { name: 'ADD NEW WATCH LIST' }),
    over: null,
  },
});
