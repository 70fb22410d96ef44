import { phoneEntry } from '@folioflow/flows';
import { PhoneEntry } from '@folioflow/ui/screens/access/PhoneEntry/PhoneEntry';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PhoneEntryRoute() {
  const exit = useExit();
  const { view, remote } = useWiredFlow(
    ({ provider: { sendOtp } }) => phoneEntry({ sendOtp }),
    { variant: 'page' },
    (output) => {
      if (output.kind === 'codeRequested') exit({ to: 'otp-2', state: { ...output.routeParams } });
    },
  );
  return <PhoneEntry view={view} remote={remote} />;
}
