import { i18n } from '@folioflow/flows/testing/texts';
import type { watchlistRenamingFlow, WatchlistRenamingView } from '@folioflow/flows';
import { watchlistRenamingJourneys, watchlistRenamingWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { WatchlistRenaming } from './WatchlistRenaming.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = () => page.getByLabelText(i18n._('watching.rename.label'), { exact: true });
const isIdle = (view: WatchlistRenamingView) => view.screen === 'naming' && !view.isBusy;

const gestures = {
  'name.submitted': {
    canPerform: ({ name }) => name.trim() === 'Retirement',
    isOffered: isIdle,
    fill: ({ name }) => userEvent.fill(field(), name),
    control: () => button(i18n._('watching.rename.submit')),
  },
  'naming.cancelled': { isOffered: isIdle, control: () => button(i18n._('watching.rename.cancel')) },
} satisfies Gestures<typeof watchlistRenamingFlow>;

walkScreen({
  journeys: watchlistRenamingJourneys,
  world: watchlistRenamingWorld,
  Screen: WatchlistRenaming,
  gestures,
  shows: { naming: () => field(), over: null },
});
