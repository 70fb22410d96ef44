import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../../parts/identity/second-factor/index.ts';
import type { SendTwoFactorOtpAnswer, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer as usingOnce } from '../../../kit/refusals-after-lost-answer.ts';
import { adaptPort, runnable } from '../../../kit/port.ts';
import {
  nomineeCodesRequest,
  nomineeValidationRequest,
  type NomineeCodesSubject,
} from '../../../parts/nominee/nominee-codes.ts';
import { secondFactor } from '../../../parts/identity/second-factor/second-factor.flow.ts';
import type { PersonalWizardPorts } from '../personal-wizard.types.ts';

const codes = secondFactor<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>();

/** Step 4 of the personal wizard. */
export const confirming: (ports: PersonalWizardPorts) => RunnableChild<SecondFactorFlow> = embeddableStep(
  (ports: PersonalWizardPorts) => ({
    ...codes,
    machine: runnable(codes.machine, {
      sendCode: adaptPort(ports.sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adaptPort(usingOnce(ports.validateNomineeTwoFactor), nomineeValidationRequest, (answer) => answer),
    }),
  }),
);
