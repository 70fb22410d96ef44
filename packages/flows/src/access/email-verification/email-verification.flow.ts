import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import type { EmailVerificationPorts } from './email-verification.types.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { emailVerificationMachine } from './email-verification.machine.ts';
import { emailCodeCheckRequest, emailCodeRequest } from '../email-password/email-password.rules.ts';
import { emailVerificationView } from './email-verification.view.ts';

export const emailVerificationFlow = flow({
  machine: emailVerificationMachine,
  children: { secondFactor: secondFactor<string, ValidateOtpAnswer>() },
  view: emailVerificationView,
});

/**
 * Verifies the email address and sets the first password of a sign-up, /verify-email. Pass the two provider operations
 * unchanged.
 */
export const emailVerification = ({ verifyEmail, validateOtp }: EmailVerificationPorts) => ({
  ...emailVerificationFlow,
  machine: runnable(emailVerificationMachine, {
    verifyEmail,
    secondFactor: runnable(emailVerificationFlow.children.secondFactor.machine, {
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
