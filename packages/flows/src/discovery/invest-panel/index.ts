import type { SendTwoFactorOtpAnswer, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { confirming } from '../../kit/after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { nomineeCodesRequest, nomineeValidation } from '../../parts/nominee-codes.ts';
import { secondFactor } from '../../parts/second-factor/index.ts';
import { investPanelMachine, type NomineeSubject } from './invest-panel.machine.ts';
import type { InvestPanelPorts } from './invest-panel.types.ts';
import { investPanelView } from './invest-panel.view.ts';

export type * from './invest-panel.types.ts';
export type { Banner } from './banner.ts';
export { type AmountLimits } from '../../parts/order-limits.ts';
export { investTermsOf, type InvestTerms } from './invest-terms.ts';
export { investPanelKeeps } from './kept-draft.ts';
export type { OptionFact } from '../../parts/option-facts.ts';

export const investPanelFlow = flow({
  machine: investPanelMachine,
  children: { secondFactor: secondFactor<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  view: investPanelView,
});

/** The panel beside the chart: hand in the provider's two operations as they are. */
export const investPanel = ({ sendTwoFactorOtp, validateNomineeTwoFactor }: InvestPanelPorts) => ({
  ...investPanelFlow,
  machine: runnable(investPanelMachine, {
    secondFactor: runnable(investPanelFlow.children.secondFactor.machine, {
      sendCode: adapted(sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adapted(confirming(validateNomineeTwoFactor), nomineeValidation, (answer) => answer),
    }),
  }),
});
