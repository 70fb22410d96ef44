import { statement, statementKeeps, statementParametersOf, type StatementParameters } from '@folioflow/flows';
import { Statement } from '@folioflow/ui/screens/orders/Statement/Statement';
import { keepIn, keptIn } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** Which statement: by the address, else the navigation state, else what was looked at last. */
export function StatementRoute() {
  const { stores } = useApp();
  const route = useParams();
  const { key, state } = useLocation() as { key: string; state: { param_data?: unknown } | null };
  const asked = statementParametersOf({ route, navigation: state?.param_data, kept: keptIn(stores, statementKeeps) });
  if (asked === null) return <Statement view={{ screen: 'orderMissing' }} remote={{ send: () => undefined }} />;
  return <Asked key={key} asked={asked} />;
}

function Asked({ asked }: { asked: StatementParameters }) {
  const { stores } = useApp();
  const [opened] = useState(asked);
  useEffect(() => keepIn(stores, statementKeeps, opened), [stores, opened]);
  const flow = useWiredFlow(({ provider: { getOrderStatement } }) => statement({ getOrderStatement }), {
    request: opened,
  });
  return <Statement {...flow} />;
}
