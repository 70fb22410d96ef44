import { investPanel, type InvestTerms, type SchemeParameters } from '@folioflow/flows';
import { InvestPanel } from '@folioflow/ui/screens/discovery/InvestPanel/InvestPanel';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestProps {
  scheme: SchemeParameters;
  terms: InvestTerms;
}

/** The invest panel of a chart page. Its code comes when it is shown: on a phone, when its sheet is opened. */
export function Invest({ scheme, terms }: InvestProps) {
  const flow = useWiredFlow(
    ({ provider: { sendTwoFactorOtp, validateNomineeTwoFactor } }) =>
      investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
    { scheme, terms },
  );
  return <InvestPanel {...flow} />;
}
