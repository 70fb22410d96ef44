import { useLingui } from '@lingui/react';
import {
  areClientKeysOn,
  clientKeysStorage,
  clientOrderStorage,
  customerIdStorage,
  customerIdOf,
  findClientNeighbours,
  type ClientNeighbours,
} from '@folioflow/flows/backoffice';
import { ClientDocuments } from '@folioflow/ui/screens/backoffice/ClientDocuments/ClientDocuments';
import { ClientStepStatus } from '@folioflow/ui/screens/backoffice/ClientDocuments/ClientSteps';
import { readStoredText, writeStoredText, useExitNavigation, useUnansweredSubmissions } from '@folioflow/wiring';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useApp, useSession } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';
import { wireClientDocuments } from './wire-client-documents.ts';

/** The client is named by the address, else by the navigation state; else it is the last viewed client. */
export function ClientDocumentsRoute() {
  const { stores } = useApp();
  const { customer_id: route } = useParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const customerId = customerIdOf({ route, navigation: state, stored: readStoredText(stores, customerIdStorage) });
  const neighbours = findClientNeighbours(readStoredText(stores, clientOrderStorage), customerId);
  return (
    <>
      <ClientStepStatus customerId={customerId} neighbours={neighbours} />
      <ClientDocumentsContainer key={`${key} ${customerId ?? ''}`} customerId={customerId} neighbours={neighbours} />
    </>
  );
}

interface ContainerProps {
  customerId: string | null;
  neighbours: ClientNeighbours | null;
}

function ClientDocumentsContainer({ customerId, neighbours }: ContainerProps) {
  const { i18n } = useLingui();
  const followExit = useExitNavigation();
  const session = useSession();
  const { imageOrigin, stores } = useApp();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    (app: App) => wireClientDocuments(i18n, app, unanswered),
    { customerId, role: session.screen === 'signedIn' ? session.role : 'none' },
    customerIdStorage,
  );
  const [areKeysOn, setKeysOn] = useState(() => areClientKeysOn(readStoredText(stores, clientKeysStorage)));
  const steps = neighbours && {
    neighbours,
    areKeysOn,
    onKeys: (areOn: boolean) => {
      setKeysOn(areOn);
      writeStoredText(stores, clientKeysStorage, areOn);
    },
    onShowClient: (id: string) => followExit({ to: 'clientDocuments', params: [id] }),
  };
  return <ClientDocuments {...flow} imageOrigin={imageOrigin} steps={steps ?? undefined} />;
}
