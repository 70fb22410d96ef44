import type { chartPageFlow } from '@folioflow/flows';
import { chartPageJourneys, chartPageWorld, sampleParameters } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { ChartPage, type ChartPageProps } from './ChartPage.tsx';

const gestures = {
  'reload.requested': {
    canPerform: (event) => event.request === undefined,
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'the page above, when it knows better' },
} satisfies Gestures<typeof chartPageFlow>;

const Chart = ({ view, remote }: Pick<ChartPageProps, 'view' | 'remote'>) => (
  <ChartPage
    view={view}
    remote={remote}
    expectedName={sampleParameters.name}
    missing={<p>No scheme</p>}
    panel={<p>Panel</p>}
  />
);

walkScreen({
  journeys: chartPageJourneys,
  world: chartPageWorld,
  Screen: Chart,
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching the scheme'),
    unavailable: () => page.getByText('This scheme could not be loaded'),
    loaded: () => page.getByRole('button', { name: 'Invest' }),
    notFound: () => page.getByText('No scheme'),
  },
});
