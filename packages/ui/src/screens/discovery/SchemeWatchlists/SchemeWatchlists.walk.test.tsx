import { i18n } from '@folioflow/flows/testing/texts';
import type { schemeWatchlistsFlow, SchemeWatchlistsView } from '@folioflow/flows';
import { schemeWatchlistsJourneys, schemeWatchlistsWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SchemeWatchlists } from './SchemeWatchlists.tsx';

const labels = new Map([
  ['watch-LongTerm', /^Long term/],
  ['watch-TaxSaving', /^Tax saving/],
  ['watch-Only', /^Retirement/],
  ['watch-Full', /^Everything/],
]);
const hasList = (view: SchemeWatchlistsView, id: string) =>
  view.screen === 'choosing' && view.memberships.some((membership) => membership.id === id);

const gestures = {
  'list.toggled': {
    canPerform: ({ id }) => labels.has(id),
    isOffered: (view: SchemeWatchlistsView, { id }) => hasList(view, id),
    control: ({ id }) => page.getByRole('checkbox', { name: labels.get(id) ?? id }),
  },
  'reload.requested': { control: () => page.getByRole('button', { name: i18n._('watching.lists.retry') }) },
  'dialog.closed': { control: () => page.getByRole('button', { name: i18n._('watching.lists.done') }) },
} satisfies Gestures<typeof schemeWatchlistsFlow>;

walkScreen({
  journeys: schemeWatchlistsJourneys,
  world: schemeWatchlistsWorld,
  Screen: SchemeWatchlists,
  gestures,
  shows: {
    loading: () => page.getByText(i18n._('watching.lists.loading')),
    unavailable: () => page.getByText(i18n._('watching.lists.unavailable')),
    choosing: () => page.getByText(i18n._('watching.lists.new')),
    over: null,
  },
});
