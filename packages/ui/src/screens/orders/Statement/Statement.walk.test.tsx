import type { statementFlow } from '@folioflow/flows';
import { statementJourneys, statementWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { Statement } from './Statement.tsx';

const gestures = {
  'reload.requested': {
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'no control: a statement is always loaded again' },
} satisfies Gestures<typeof statementFlow>;

walkScreen({
  journeys: statementJourneys,
  world: statementWorld,
  Screen: Statement,
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { name: 'Account statement' }),
    loaded: () => page.getByRole('link', { name: 'Download Statement' }),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
  },
});
