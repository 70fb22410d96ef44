import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  computeLumpsumResult,
  sampleLumpsumDraft,
  type LumpsumCalculatorDraft,
  type InvestmentPlan,
} from '@folioflow/flows';
import { CalculatorFrame } from '../../../parts/calculator/CalculatorFrame.tsx';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { amountPresets, toPresets } from '../../../parts/calculator/presets.ts';
import { useCalculator } from '../../../parts/calculator/use-calculator.ts';
import { YearsAndReturn } from '../../../parts/calculator/YearsAndReturn.tsx';

const LAKH = 100_000;

/** Amounts from a lakh are in the short form: four buttons share a line of a phone. */
const readAmounts = (i18n: I18n) => [
  ...amountPresets([10_000, 50_000]),
  ...toPresets([LAKH, 5 * LAKH], (amount) => i18n._('calculator.axis.lakh', { amount: amount / LAKH })),
];

export interface LumpsumCalculatorProps {
  /** Figures that were entered before; without them the fields have those of an example. */
  opened?: LumpsumCalculatorDraft | undefined;
  /** The user follows the link to the schemes with this plan. */
  onPlan?: ((plan: InvestmentPlan) => void) | undefined;
}

/** The page /sipcalculator?of=lumpsum: the growth of a single investment, computed without a request. */
export function LumpsumCalculator({ opened, onPlan }: LumpsumCalculatorProps) {
  const { i18n } = useLingui();
  const state = useCalculator({ example: sampleLumpsumDraft, opened, compute: computeLumpsumResult });
  const { draft, setDraft, problems, shown } = state;
  const amount = shown?.plan.amount;
  return (
    <CalculatorFrame
      title={i18n._('calculator.lumpsum.title')}
      lead={i18n._('calculator.lumpsum.lead')}
      current="/sipcalculator?of=lumpsum"
      state={state}
      cagr={shown?.plan.cagr}
      find="calculator.find.lumpsum"
      plan={amount !== undefined && Number.isInteger(amount) ? { tab: 'lumpsum', amount } : null}
      onPlan={onPlan}
    >
      <FigureField
        label={i18n._('calculator.lumpsum.amount')}
        hint="calculator.lumpsum.amount.hint"
        unit="rupees"
        maxLength={8}
        presets={readAmounts(i18n)}
        problem={problems.amount}
        value={draft.amount}
        onFigure={(figure) => setDraft({ ...draft, amount: figure })}
      />
      <YearsAndReturn state={state} />
    </CalculatorFrame>
  );
}
