import { clientList, clientOrderStorage } from '@folioflow/flows/backoffice';
import { ClientList } from '@folioflow/ui/screens/backoffice/ClientList/ClientList';
import {
  createSubmissionStoringPort,
  createSubmissionSettlingPort,
  useUnansweredSubmissions,
  writeStoredText,
} from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useApp, useSession } from '../wiring/app-context.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';

export function ClientListRoute() {
  const { codeRequests, stores } = useApp();
  const session = useSession();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider: { listClients, uploadElogPhoto } }) =>
      clientList({
        listClients: createSubmissionSettlingPort(unanswered, listClients, {
          outcomePage: 'here',
          hasEffect: ({ result }, _, customerId) =>
            !result.some(({ _id, login_bse_photo_verified }) => _id === customerId && !login_bse_photo_verified),
        }),
        uploadElogPhoto: createSubmissionStoringPort(unanswered, 'uploadElogPhoto', uploadElogPhoto, {
          outcomePage: 'here',
          subjectOf: ({ customer_id }) => customer_id,
        }),
      }),
    {
      role: session.screen === 'signedIn' ? session.role : 'none',
      codeRequests: codeRequests.read(),
    },
  );
  const { remote } = flow;
  useEffect(
    () => codeRequests.subscribe((request) => remote.send({ type: 'clientCode.requested', ...request })),
    [codeRequests, remote],
  );
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <ClientList
      {...flow}
      search={search}
      // The new tab copies the session store.
      onView={(order) => writeStoredText(stores, clientOrderStorage, order)}
      onSearch={(newSearch) => void navigate({ pathname, search: newSearch }, { replace: true, state })}
    />
  );
}
