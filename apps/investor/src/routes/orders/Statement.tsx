import { statement, statementStorage, resolveStatementParameters, type StatementParameters } from '@folioflow/flows';
import { Statement } from '@folioflow/ui/screens/orders/Statement/Statement';
import { writeStoredText, readStoredText } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** The order is named by the address, else by the navigation state; else it is the last viewed statement. */
export function StatementRoute() {
  const { stores } = useApp();
  const route = useParams();
  const { key, state } = useLocation() as { key: string; state: { param_data?: unknown } | null };
  const parameters = resolveStatementParameters({
    route,
    navigation: state?.param_data,
    storedText: readStoredText(stores, statementStorage),
  });
  if (parameters === null) return <Statement view={{ screen: 'orderMissing' }} remote={{ send: () => undefined }} />;
  return <StatementContainer key={key} parameters={parameters} />;
}

function StatementContainer({ parameters }: { parameters: StatementParameters }) {
  const { stores } = useApp();
  const [opened] = useState(parameters);
  useEffect(() => writeStoredText(stores, statementStorage, opened), [stores, opened]);
  const flow = useWiredFlow(({ provider: { getOrderStatement } }) => statement({ getOrderStatement }), {
    request: opened,
  });
  return <Statement {...flow} />;
}
