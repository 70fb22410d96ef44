import { passwordReset } from '@folioflow/flows';
import { PasswordReset } from '@folioflow/ui/screens/access/PasswordReset/PasswordReset';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PasswordResetRoute() {
  const exit = useExit();
  const { view, remote } = useWiredFlow(
    ({ provider: { resetPassword, sendOtp, validateOtp } }) => passwordReset({ resetPassword, sendOtp, validateOtp }),
    { newSubmission: () => crypto.randomUUID() },
    (output) => {
      if (output.kind === 'changed') exit(output.exit);
    },
  );
  return <PasswordReset view={view} remote={remote} />;
}
