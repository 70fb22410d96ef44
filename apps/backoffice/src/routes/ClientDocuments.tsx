import { clientCodeCreation, clientDocumentsKeeps, customerIdOf } from '@folioflow/flows/backoffice';
import { ClientDocuments } from '@folioflow/ui/screens/backoffice/ClientDocuments/ClientDocuments';
import { keptIn, remembering, settling, useUnanswered } from '@folioflow/wiring';
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
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, createClientCode } }: App) =>
      clientCodeCreation({
        // A code that the exchange has not decided about does not show in the stage.
        getStageInfo: settling(unanswered, getStageInfo, {
          shownBy: 'here',
          isDone: (answer) => (answer.state_parameters ?? answer).login_bse_clientcode_verified === true,
        }),
        createClientCode: remembering(unanswered, 'createClientCode', createClientCode, {
          shownBy: 'here',
          subjectOf: ({ customer_id }) => customer_id,
        }),
      }),
    { customerId, role: session.screen === 'signedIn' ? session.role : 'none' },
    clientDocumentsKeeps,
  );
  return <ClientDocuments {...flow} imageOrigin={imageOrigin} />;
}
