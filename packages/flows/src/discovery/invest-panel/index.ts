import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type {
  InvestPanelEvent,
  InvestPanelInput,
  InvestPanelOutput,
  InvestPanelPorts,
  InvestPanelView,
} from './invest-panel.types.ts';
import * as unit from './invest-panel.flow.ts';

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

export const investPanelFlow: InvestPanelFlow = embeddable(unit.investPanelFlow);

/** The panel beside the chart. It uses the provider's two operations unchanged. */
export const investPanel: (ports: InvestPanelPorts) => RunnableFlow<InvestPanelFlow> = embeddableFactory(
  unit.investPanel,
);
