import {
  CALCULATOR_LIMITS,
  type CalculatorDraft,
  type CalculatorField,
  type SipPlan,
  type InvestmentPlan,
} from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { CalculatorFrame, type CalculatorFrameProps } from '../../../parts/calculator/CalculatorFrame.tsx';

export interface SipCalculatorProps {
  /** The initial values of the fields; if all are present, the page opens with their result. */
  opened: CalculatorDraft;
  /** The figures were submitted, or typing paused on figures with a result. */
  onSettle?: ((draft: CalculatorDraft) => void) | undefined;
  /** The user follows the link to the schemes with this plan. */
  onPlan?: ((plan: InvestmentPlan) => void) | undefined;
}

type SipFrameProps = Pick<
  CalculatorFrameProps<CalculatorField, { readonly plan: SipPlan }>,
  'state' | 'staleText' | 'button' | 'onPlan' | 'children'
>;

/** The frame of both forms of the SIP calculator. */
export function SipFrame(props: SipFrameProps) {
  const plan = props.state.shown?.plan;
  const isMonthly = plan?.factor === CALCULATOR_LIMITS.sipsAYear && Number.isInteger(plan.amount);
  return (
    <CalculatorFrame
      {...props}
      title={calculator.title}
      lead={calculator.lead}
      current="/sipcalculator"
      cagr={plan?.cagr}
      inflation={plan?.inflation}
      plan={isMonthly ? { tab: 'sip', amount: plan.amount } : null}
    />
  );
}
