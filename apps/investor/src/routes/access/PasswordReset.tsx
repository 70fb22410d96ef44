import { passwordReset } from '@folioflow/flows';
import { PasswordReset } from '@folioflow/ui/screens/access/PasswordReset/PasswordReset';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PasswordResetRoute() {
  const flow = useWiredFlow(
    ({ provider: { resetPassword, sendOtp, validateOtp } }) => passwordReset({ resetPassword, sendOtp, validateOtp }),
    {},
  );
  return <PasswordReset {...flow} />;
}
