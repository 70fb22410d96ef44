import { clientCodeCreation, clientDocumentsKeeps, customerIdOf } from '@folioflow/flows/backoffice';
import { ClientDocuments } from '@folioflow/ui/screens/backoffice/ClientDocuments/ClientDocuments';
import { keptIn } from '@folioflow/wiring';
import { useLocation, useParams } from 'react-router-dom';
import { useApp, useSession } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';

/** Whose documents: by the address, else the navigation state, else whose were looked at last. */
export function ClientDocumentsRoute() {
  const { stores } = useApp();
  const { customer_id: route } = useParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const customerId = customerIdOf({ route, navigation: state, kept: keptIn(stores, clientDocumentsKeeps) });
  return <OfClient key={`${key} ${customerId ?? ''}`} customerId={customerId} />;
}

function OfClient({ customerId }: { customerId: string | null }) {
  const session = useSession();
  const { imageOrigin } = useApp();
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, createClientCode } }: App) => clientCodeCreation({ getStageInfo, createClientCode }),
    { customerId, role: session.screen === 'signedIn' ? session.role : 'none' },
    clientDocumentsKeeps,
  );
  return <ClientDocuments {...flow} imageOrigin={imageOrigin} />;
}
