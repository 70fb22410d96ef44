import type { sipPauseFlow, ViewOf } from '@folioflow/flows';
import { sipPauseJourneys, sipPauseWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SipPause } from './SipPause.tsx';

type View = ViewOf<typeof sipPauseFlow>;

const numbers = () => page.getByLabelText('Instalments to skip');
const isChoosing = (view: View) => view.screen === 'choosing';

const gestures = {
  'installments.chosen': {
    canPerform: ({ count }) => [1, 2, 3].includes(count),
    isOffered: isChoosing,
    control: numbers,
    perform: ({ count }) => numbers().selectOptions(String(count)),
  },
  'pause.submitted': { control: () => page.getByRole('button', { name: 'Submit' }) },
  'pause.closed': { isOffered: isChoosing, control: () => page.getByText('Close', { exact: true }) },
} satisfies Gestures<typeof sipPauseFlow>;

walkScreen({
  journeys: sipPauseJourneys,
  world: sipPauseWorld,
  Screen: SipPause,
  gestures,
  shows: {
    choosing: () => page.getByRole('dialog', { name: 'Pause Order' }),
    confirming: () => page.getByRole('dialog', { name: 'Pause Order' }).getByLabelText('PIN', { exact: true }),
    closed: null,
  },
});
