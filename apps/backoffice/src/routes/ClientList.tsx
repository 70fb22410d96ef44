import { useLingui } from '@lingui/react';
import { clientOrderStorage } from '@folioflow/flows/backoffice';
import { ClientList } from '@folioflow/ui/screens/backoffice/ClientList/ClientList';
import { useUnansweredSubmissions, writeStoredText } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useApp, useSession } from '../wiring/app-context.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';
import { wireClientList } from './wire-client-list.ts';

export function ClientListRoute() {
  const { i18n } = useLingui();
  const { codeRequests, stores } = useApp();
  const session = useSession();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireClientList(i18n, app, unanswered), {
    role: session.screen === 'signedIn' ? session.role : 'none',
    codeRequests: codeRequests.read(),
  });
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
