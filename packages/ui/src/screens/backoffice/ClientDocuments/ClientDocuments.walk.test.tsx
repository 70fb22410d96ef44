import type { clientCodeCreationFlow } from '@folioflow/flows/backoffice';
import { clientCodeCreationJourneys, clientCodeCreationWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { ClientDocuments } from './ClientDocuments.tsx';

const box = () => page.getByRole('checkbox');
const gestures = {
  'client.reloadRequested': {
    isOffered: (view) =>
      view.screen === 'unavailable' || (view.screen === 'reviewing' && (view.obstacle !== null || view.isUnsure)),
    control: () => page.getByRole('button', { name: /^(Try again|Check again)$/ }),
  },
  'pictures.settled': { sentBy: 'the pictures, once each of them is drawn or cannot be drawn' },
  'confirmation.ticked': { control: box, staysEnabled: 'the same box takes the tick back' },
  'confirmation.unticked': { control: box, staysEnabled: 'the same box is ticked again' },
  'creation.submitted': { control: () => page.getByRole('button', { name: 'Create Client Code' }) },
} satisfies Gestures<typeof clientCodeCreationFlow>;

const heading = () => page.getByRole('heading', { level: 1 });
walkScreen({
  journeys: clientCodeCreationJourneys,
  world: clientCodeCreationWorld,
  Screen: ClientDocuments,
  screenProps: { imageOrigin: 'http://127.0.0.1:4602' },
  gestures,
  shows: {
    clientMissing: () => page.getByRole('link', { name: 'Go to the client list' }),
    loading: () => page.getByRole('status'),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    reviewing: () => page.getByRole('region', { name: 'AADHAAR' }),
    left: heading,
  },
});
