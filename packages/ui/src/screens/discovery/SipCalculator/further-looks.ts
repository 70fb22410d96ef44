import { CALCULATOR_LIMITS, type CalculatorField } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import type { FigureLook } from '../../../parts/calculator/FigureField.tsx';
import { rateLook, yearsLook } from '../../../parts/calculator/looks.ts';

export const furtherFields = [
  'holdingYears',
  'factor',
  'increment',
  'inflation',
] as const satisfies readonly CalculatorField[];

/** The fields that few visitors change. */
export const readFurtherLooks = (): Readonly<Record<(typeof furtherFields)[number], FigureLook>> => ({
  holdingYears: { ...yearsLook, label: calculator.holdingYears, hint: calculator['holdingYears.hint'] },
  factor: {
    label: calculator.factor,
    hint: calculator['factor.hint'],
    maxLength: 5,
    most: CALCULATOR_LIMITS.sipsAYear,
  },
  increment: { ...rateLook, label: calculator.increment, hint: calculator['increment.hint'] },
  inflation: { ...rateLook, label: calculator.inflation, hint: calculator['inflation.hint'] },
});
