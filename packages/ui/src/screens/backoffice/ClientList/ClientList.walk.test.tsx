import type { clientListFlow } from '@folioflow/flows/backoffice';
import { clientListJourneys, clientListWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { ClientList } from './ClientList.tsx';

const gestures = {
  'reload.requested': {
    isOffered: (view) => view.screen !== 'loaded' || !view.isBusy,
    control: () => page.getByRole('button', { name: 'Refresh' }),
  },
  'clients.replaced': { sentBy: 'the upload of a photograph, whose answer brings the list' },
  'clientCode.requested': { sentBy: 'the documents of a client, in this tab or another' },
  'elog.submitted': {
    isOffered: (view, { customerId }) =>
      view.screen === 'loaded' && view.rows.some(({ id, canUploadElog }) => id === customerId && canUploadElog),
    control: ({ customerId }) => page.getByRole('button', { name: `Upload Elog of ${customerId}` }),
  },
} satisfies Gestures<typeof clientListFlow>;

walkScreen({
  journeys: clientListJourneys,
  world: clientListWorld,
  Screen: ClientList,
  screenProps: { search: '', onSearch: () => undefined },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching the client list'),
    unavailable: () => page.getByRole('heading', { name: 'We cannot show the clients right now' }),
    message: () => page.getByRole('button', { name: 'Refresh' }),
    loaded: () => page.getByLabelText('Search by client ID, mobile or email'),
  },
});
