import { investPanel, type InvestTerms, type SchemeParameters } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { InvestPanel } from '@folioflow/ui/screens/discovery/InvestPanel/InvestPanel';
import { useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestProps {
  scheme: SchemeParameters;
  terms: InvestTerms;
}

/** The invest panel of a chart page. Its code comes when it is shown: on a phone, when its sheet is opened. */
export function Invest({ scheme, terms }: InvestProps) {
  const { providerNow } = useApp();
  const [input] = useState(() => ({
    scheme,
    terms,
    today: dayInIndia(providerNow()),
  }));
  const flow = useWiredFlow(
    ({ provider: { sendTwoFactorOtp, validateNomineeTwoFactor } }) =>
      investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
    input,
  );
  return <InvestPanel {...flow} />;
}
