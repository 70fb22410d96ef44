import type { SendTwoFactorOtpAnswer, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { nomineeCodesRequest, nomineeValidationRequest } from '../../parts/nominee/nominee-codes.ts';
import { secondFactor } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { investPanelMachine, type NomineeSubject } from './invest-panel.machine.ts';
import type { InvestPanelPorts } from './invest-panel.types.ts';
import { investPanelView } from './invest-panel.view.ts';

export const investPanelFlow = flow({
  machine: investPanelMachine,
  children: { secondFactor: secondFactor<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  view: investPanelView,
});

/** The panel beside the chart. It uses the provider's two operations unchanged. */
export const investPanel = ({ sendTwoFactorOtp, validateNomineeTwoFactor }: InvestPanelPorts) => ({
  ...investPanelFlow,
  machine: runnable(investPanelMachine, {
    secondFactor: runnable(investPanelFlow.children.secondFactor.machine, {
      sendCode: adaptPort(sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adaptPort(
        markExpiredCodesAfterLostAnswer(validateNomineeTwoFactor),
        nomineeValidationRequest,
        (answer) => answer,
      ),
    }),
  }),
});
