import type { SendTwoFactorOtpAnswer, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { nomineeCodesRequest, nomineeValidationRequest } from '../../parts/nominee/nominee-codes.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { investPanelMachine, type NomineeSubject } from './invest-panel.machine.ts';
import type {
  InvestPanelPorts,
  InvestPanelEvent,
  InvestPanelInput,
  InvestPanelOutput,
  InvestPanelView,
} from './invest-panel.types.ts';
import { investPanelView } from './invest-panel.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './invest-panel.types.ts';
export type { OrderingBanner } from './banner.ts';
export { type AmountLimits } from '../../parts/order/order-limits.ts';
export { investTermsOf, type InvestTerms } from './invest-terms.ts';
export { investmentPlanStorage, parseInvestmentPlan, type InvestmentPlan } from './investment-plan.ts';
export { investPanelStorage } from './stored-drafts.ts';
export type { OptionFact } from '../../parts/order/option-facts.ts';

export type InvestPanelFlow = EmbeddableFlow<{
  input: InvestPanelInput;
  event: InvestPanelEvent;
  output: InvestPanelOutput;
  view: InvestPanelView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const investPanelFlow: InvestPanelFlow = flow({
  machine: investPanelMachine,
  children: { secondFactor: secondFactor<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  view: investPanelView,
});

/** The panel beside the chart. It uses the provider's two operations unchanged. */
export const investPanel = ({
  sendTwoFactorOtp,
  validateNomineeTwoFactor,
}: InvestPanelPorts): RunnableFlow<InvestPanelFlow> => ({
  ...investPanelFlow,
  machine: runnable(investPanelMachine, {
    secondFactor: runnable(secondFactorMachine<NomineeSubject, ValidateNomineeTwoFactorAnswer>(), {
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
