import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import type {
  PasswordResetPorts,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetView,
} from './password-reset.types.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { emailCodeCheckRequest } from '../email-password/email-password.rules.ts';
import { passwordResetView } from './password-reset.view.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './password-reset.types.ts';

export type PasswordResetFlow = EmbeddableFlow<{
  input: PasswordResetInput;
  event: PasswordResetEvent;
  output: PasswordResetOutput;
  view: PasswordResetView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const passwordResetFlow: PasswordResetFlow = flow({
  machine: passwordResetMachine,
  children: { secondFactor: secondFactor<CustomerRouteParams, ValidateOtpAnswer>() },
  view: passwordResetView,
});

/** Sets a new password for a known email address, /reset. Pass the three provider operations unchanged. */
export const passwordReset = ({
  resetPassword,
  sendOtp,
  validateOtp,
}: PasswordResetPorts): RunnableFlow<PasswordResetFlow> => ({
  ...passwordResetFlow,
  machine: runnable(passwordResetMachine, {
    resetPassword,
    secondFactor: runnable(secondFactorMachine<CustomerRouteParams, ValidateOtpAnswer>(), {
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
