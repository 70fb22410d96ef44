import type { SendTwoFactorOtpAnswer, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { confirming as usingOnce } from '../../../kit/after-lost-answer.ts';
import { adapted, runnable } from '../../../kit/port.ts';
import { nomineeCodesRequest, nomineeValidation, type NomineeCodes } from '../../../parts/nominee-codes.ts';
import { secondFactor } from '../../../parts/second-factor/index.ts';
import type { PersonalWizardPorts } from '../personal-wizard.types.ts';

const codes = secondFactor<NomineeCodes, ValidateNomineeTwoFactorAnswer>();

/** Step 4 of the personal wizard. */
export const confirming = (ports: PersonalWizardPorts) => ({
  ...codes,
  machine: runnable(codes.machine, {
    sendCode: adapted(ports.sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
      ticket: twofactor_id,
    })),
    confirm: adapted(usingOnce(ports.validateNomineeTwoFactor), nomineeValidation, (answer) => answer),
  }),
});
