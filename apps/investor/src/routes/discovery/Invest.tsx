import { investPanel, type InvestTerms, type SchemeParameters } from '@folioflow/flows';
import { InvestPanel } from '@folioflow/ui/screens/discovery/InvestPanel/InvestPanel';
import { useState } from 'react';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestProps {
  scheme: SchemeParameters;
  terms: InvestTerms;
}

/** The invest panel of a chart page. Its code comes when it is shown: on a phone, when its sheet is opened. */
export function Invest({ scheme, terms }: InvestProps) {
  const exit = useExit();
  const [input] = useState({ scheme, terms, newSubmission: () => crypto.randomUUID() });
  const { view, remote } = useWiredFlow(
    ({ provider: { sendTwoFactorOtp, validateNomineeTwoFactor } }) =>
      investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
    input,
    (output) => exit(output.exit),
  );
  return <InvestPanel view={view} remote={remote} />;
}
