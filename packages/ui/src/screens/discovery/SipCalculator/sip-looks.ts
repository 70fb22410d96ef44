import { CALCULATOR_LIMITS, type CalculatorField } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import type { FigureLook } from '../../../parts/calculator/FigureField.tsx';
import { rateLook, readPresetYearsLook, readReturnLook, yearsLook } from '../../../parts/calculator/looks.ts';
import { amountPresets } from '../../../parts/calculator/presets.ts';

/** The fields of the SIP calculator (DO-169 to DO-175), some with buttons for common figures. */
export const readSipLooks = (): Readonly<Record<CalculatorField, FigureLook>> => ({
  amount: {
    label: calculator.amount,
    hint: calculator['amount.hint'],
    unit: 'rupees',
    maxLength: 8,
    presets: amountPresets([1000, 5000, 10_000, 25_000]),
  },
  factor: {
    label: calculator.factor,
    hint: calculator['factor.hint'],
    maxLength: 5,
    most: CALCULATOR_LIMITS.sipsAYear,
  },
  cagr: readReturnLook(),
  inflation: { ...rateLook, label: calculator.inflation, hint: calculator['inflation.hint'] },
  increment: { ...rateLook, label: calculator.increment, hint: calculator['increment.hint'] },
  investmentYears: {
    ...readPresetYearsLook(),
    label: calculator.investmentYears,
    hint: calculator['investmentYears.hint'],
  },
  holdingYears: { ...yearsLook, label: calculator.holdingYears, hint: calculator['holdingYears.hint'] },
});
