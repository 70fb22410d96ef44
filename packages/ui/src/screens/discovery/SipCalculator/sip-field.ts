import type { CalculatorDraft, CalculatorField } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import type { FigureLook } from '../../../parts/calculator/FigureField.tsx';
import { readPresetYearsLook, readReturnLook } from '../../../parts/calculator/looks.ts';
import { amountPresets } from '../../../parts/calculator/presets.ts';
import type { FieldProblem } from '../../../parts/calculator/use-calculator.ts';

export const firstFields = ['amount', 'investmentYears', 'cagr'] as const satisfies readonly CalculatorField[];

/** The fields that a visitor changes first. */
export const readFirstLooks = (): Readonly<Record<(typeof firstFields)[number], FigureLook>> => ({
  amount: {
    label: calculator.amount,
    hint: calculator['amount.hint'],
    unit: 'rupees',
    maxLength: 8,
    presets: amountPresets([1000, 5000, 10_000, 25_000]),
  },
  investmentYears: { ...readPresetYearsLook(), label: calculator.investmentYears },
  cagr: readReturnLook(),
});

/** Props of a group of fields. */
export interface SipFieldsProps {
  draft: CalculatorDraft;
  problems: Readonly<Partial<Record<CalculatorField, FieldProblem>>>;
  onFigure: (field: CalculatorField, figure: string) => void;
}
