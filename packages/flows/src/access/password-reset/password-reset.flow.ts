import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import type { PasswordResetPorts } from './password-reset.types.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { emailCodeCheckRequest } from '../email-password/email-password.rules.ts';
import { passwordResetView } from './password-reset.view.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';

export const passwordResetFlow = flow({
  machine: passwordResetMachine,
  children: { secondFactor: secondFactor<CustomerRouteParams, ValidateOtpAnswer>() },
  view: passwordResetView,
});

/** Sets a new password for a known email address, /reset. Pass the three provider operations unchanged. */
export const passwordReset = ({ resetPassword, sendOtp, validateOtp }: PasswordResetPorts) => ({
  ...passwordResetFlow,
  machine: runnable(passwordResetMachine, {
    resetPassword,
    secondFactor: runnable(passwordResetFlow.children.secondFactor.machine, {
      sendCode: adaptPort(
        sendOtp,
        (routeParams: CustomerRouteParams) => routeParams,
        () => ({ ticket: '' }),
      ),
      confirm: adaptPort(
        markExpiredCodesAfterLostAnswer(validateOtp),
        ({ subject, codes }: CodeConfirmationRequest<CustomerRouteParams>) =>
          emailCodeCheckRequest(subject.login_email, codes.email, true),
        (answer) => answer,
      ),
    }),
  }),
});
