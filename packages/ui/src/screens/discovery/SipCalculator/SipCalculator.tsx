import { useLingui } from '@lingui/react';
import {
  CALCULATOR_FIELDS,
  CALCULATOR_LIMITS,
  computeCalculatorResult,
  sampleCalculatorDraft,
  updateCalculatorDraft,
  type CalculatorDraft,
  type InvestmentPlan,
} from '@folioflow/flows';
import { CalculatorFrame } from '../../../parts/calculator/CalculatorFrame.tsx';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { useCalculator } from '../../../parts/calculator/use-calculator.ts';
import { readSipLooks } from './sip-looks.ts';

export interface SipCalculatorProps {
  /** Figures that were entered before, such as those of an address; without them the fields have those of an example. */
  opened?: CalculatorDraft | undefined;
  /** The figures were submitted, or typing paused on figures with a result. */
  onSettle?: ((draft: CalculatorDraft) => void) | undefined;
  /** The user follows the link to the schemes with this plan. */
  onPlan?: ((plan: InvestmentPlan) => void) | undefined;
}

/**
 * The page /sipcalculator (DO-168 to DO-183). Its result follows each entry and is computed without a request (decision
 * 075).
 */
export function SipCalculator({ opened, onSettle, onPlan }: SipCalculatorProps) {
  const { i18n } = useLingui();
  const state = useCalculator({ example: sampleCalculatorDraft, opened, compute: computeCalculatorResult, onSettle });
  const { draft, setDraft, problems } = state;
  const looks = readSipLooks(i18n);
  const plan = state.shown?.plan;
  const isMonthly = plan?.factor === CALCULATOR_LIMITS.sipsAYear && Number.isInteger(plan.amount);
  return (
    <CalculatorFrame
      title={i18n._('calculator.title')}
      lead={i18n._('calculator.lead')}
      current="/sipcalculator"
      state={state}
      cagr={plan?.cagr}
      inflation={plan?.inflation}
      plan={isMonthly ? { tab: 'sip', amount: plan.amount } : null}
      onPlan={onPlan}
    >
      {CALCULATOR_FIELDS.map((field) => (
        <FigureField
          key={field}
          {...looks[field]}
          problem={problems[field]}
          value={draft[field]}
          onFigure={(figure) => setDraft(updateCalculatorDraft(draft, field, figure))}
        />
      ))}
    </CalculatorFrame>
  );
}
