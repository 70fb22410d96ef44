import type { I18n } from '@lingui/core';
import { CALCULATOR_LIMITS } from '@folioflow/flows';
import type { FigureLook } from './FigureField.tsx';
import { returnPresets, yearPresets } from './presets.ts';

export const rateLook = { maxLength: 6, most: CALCULATOR_LIMITS.percent } as const;
export const yearsLook = { unit: 'years', maxLength: 3, most: CALCULATOR_LIMITS.years } as const;

/** The field of the expected return. */
export const readReturnLook = (i18n: I18n): FigureLook => ({
  ...rateLook,
  label: i18n._('calculator.cagr'),
  hint: 'calculator.cagr.hint',
  presets: returnPresets,
});

/** A field of years with buttons. */
export const presetYearsLook = {
  ...yearsLook,
  hint: 'calculator.years.hint' as const,
  presets: yearPresets,
};
