import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  computeGoalResult,
  GOAL_MAX_LENGTH,
  sampleGoalDraft,
  type GoalDraft,
  type InvestmentPlan,
} from '@folioflow/flows';
import { groupIndian } from '../../../format/money.ts';
import { CalculatorFrame } from '../../../parts/calculator/CalculatorFrame.tsx';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { toPresets } from '../../../parts/calculator/presets.ts';
import { useCalculator } from '../../../parts/calculator/use-calculator.ts';
import { YearsAndReturn } from '../../../parts/calculator/YearsAndReturn.tsx';

const [LAKH, CRORE] = [100_000, 10_000_000];

/** Goals of 10 and 50 lakh, 1 and 5 crore. */
const readGoalPresets = (i18n: I18n) =>
  toPresets([10 * LAKH, 50 * LAKH, CRORE, 5 * CRORE], (goal) =>
    goal < CRORE
      ? i18n._('calculator.axis.lakh', { amount: groupIndian(goal / LAKH) })
      : i18n._('calculator.axis.crore', { amount: groupIndian(goal / CRORE) }),
  );

export interface GoalCalculatorProps {
  /** Figures that were entered before; without them the fields have those of an example. */
  opened?: GoalDraft | undefined;
  /** The user follows the link to the schemes with this plan. */
  onPlan?: ((plan: InvestmentPlan) => void) | undefined;
}

/** The page /sipcalculator?of=goal: the monthly SIP that reaches an amount, computed without a request. */
export function GoalCalculator({ opened, onPlan }: GoalCalculatorProps) {
  const { i18n } = useLingui();
  const state = useCalculator({ example: sampleGoalDraft, opened, compute: computeGoalResult });
  const { draft, setDraft, problems, shown } = state;
  return (
    <CalculatorFrame
      title={i18n._('calculator.goal.title')}
      lead={i18n._('calculator.goal.lead')}
      current="/sipcalculator?of=goal"
      state={state}
      first={{ term: i18n._('calculator.monthly'), figure: shown?.monthly ?? null }}
      cagr={shown?.plan.cagr}
      illustration="calculator.illustration.goal"
      plan={shown === null ? null : { tab: 'sip', amount: shown.monthly }}
      onPlan={onPlan}
    >
      <FigureField
        label={i18n._('calculator.goal.amount')}
        hint="calculator.goal.amount.hint"
        unit="rupees"
        maxLength={GOAL_MAX_LENGTH}
        presets={readGoalPresets(i18n)}
        problem={problems.goal}
        value={draft.goal}
        onFigure={(goal) => setDraft({ ...draft, goal })}
      />
      <YearsAndReturn state={state} />
    </CalculatorFrame>
  );
}
