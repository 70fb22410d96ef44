import { clientList } from '@folioflow/flows/backoffice';
import { ClientList } from '@folioflow/ui/screens/backoffice/ClientList/ClientList';
import { remembering, settling, useUnanswered } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../wiring/app-context.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';

export function ClientListRoute() {
  const session = useSession();
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { listClients, uploadElogPhoto } }) =>
      clientList({
        listClients: settling(unanswered, listClients, {
          shownBy: 'here',
          isDone: ({ result }, _, customerId) =>
            !result.some(({ _id, login_bse_photo_verified }) => _id === customerId && !login_bse_photo_verified),
        }),
        uploadElogPhoto: remembering(unanswered, 'uploadElogPhoto', uploadElogPhoto, {
          shownBy: 'here',
          subjectOf: ({ customer_id }) => customer_id,
        }),
      }),
    {
      role: session.screen === 'signedIn' ? session.role : 'none',
    },
  );
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <ClientList
      {...flow}
      search={search}
      onSearch={(asked) => void navigate({ pathname, search: asked }, { replace: true, state })}
    />
  );
}
