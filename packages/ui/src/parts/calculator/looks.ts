import { CALCULATOR_LIMITS } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import type { FigureLook } from './FigureField.tsx';
import { returnPresets, yearPresets } from './presets.ts';

export const rateLook = { maxLength: 6, most: CALCULATOR_LIMITS.percent } as const;
export const yearsLook = { unit: 'years', maxLength: 3, most: CALCULATOR_LIMITS.years } as const;

/** The field of the expected return. */
export const readReturnLook = (): FigureLook => ({
  ...rateLook,
  label: calculator.cagr,
  hint: calculator['cagr.hint'],
  presets: returnPresets,
});

/** A field of years with buttons. */
export const readPresetYearsLook = () => ({ ...yearsLook, hint: calculator['years.hint'], presets: yearPresets });
