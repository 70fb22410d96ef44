import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import type {
  EmailVerificationPorts,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationOutput,
  EmailVerificationView,
} from './email-verification.types.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { emailVerificationMachine } from './email-verification.machine.ts';
import { emailCodeCheckRequest, emailCodeRequest } from '../email-password/email-password.rules.ts';
import { emailVerificationView } from './email-verification.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './email-verification.types.ts';

export type EmailVerificationFlow = EmbeddableFlow<{
  input: EmailVerificationInput;
  event: EmailVerificationEvent;
  output: EmailVerificationOutput;
  view: EmailVerificationView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const emailVerificationFlow: EmailVerificationFlow = flow({
  machine: emailVerificationMachine,
  children: { secondFactor: secondFactor<string, ValidateOtpAnswer>() },
  view: emailVerificationView,
});

/**
 * Verifies the email address and sets the first password of a sign-up, /verify-email. Pass the two provider operations
 * unchanged.
 */
export const emailVerification = ({
  verifyEmail,
  validateOtp,
}: EmailVerificationPorts): RunnableFlow<EmailVerificationFlow> => ({
  ...emailVerificationFlow,
  machine: runnable(emailVerificationMachine, {
    verifyEmail,
    secondFactor: runnable(secondFactorMachine<string, ValidateOtpAnswer>(), {
      // The code of a new address belongs to the customer of the token, which the general resend does not know.
      sendCode: adaptPort(verifyEmail, emailCodeRequest, () => ({ ticket: '' })),
      confirm: adaptPort(
        markExpiredCodesAfterLostAnswer(validateOtp),
        ({ subject, codes }: CodeConfirmationRequest<string>) => emailCodeCheckRequest(subject, codes.email, false),
        (answer) => answer,
      ),
    }),
  }),
});
