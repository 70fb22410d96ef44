import type { I18n } from '@lingui/core';
import { CALCULATOR_LIMITS, type CalculatorField } from '@folioflow/flows';
import type { FigureLook } from '../../../parts/calculator/FigureField.tsx';
import { rateLook, presetYearsLook, readReturnLook, yearsLook } from '../../../parts/calculator/looks.ts';
import { amountPresets } from '../../../parts/calculator/presets.ts';

/** The fields of the SIP calculator (DO-169 to DO-175), some with buttons for common figures. */
export const readSipLooks = (i18n: I18n): Readonly<Record<CalculatorField, FigureLook>> => ({
  amount: {
    label: i18n._('calculator.amount'),
    hint: 'calculator.amount.hint',
    unit: 'rupees',
    maxLength: 8,
    presets: amountPresets([1000, 5000, 10_000, 25_000]),
  },
  factor: {
    label: i18n._('calculator.factor'),
    hint: 'calculator.factor.hint',
    maxLength: 5,
    most: CALCULATOR_LIMITS.sipsAYear,
  },
  cagr: readReturnLook(i18n),
  inflation: { ...rateLook, label: i18n._('calculator.inflation'), hint: 'calculator.inflation.hint' },
  increment: { ...rateLook, label: i18n._('calculator.increment'), hint: 'calculator.increment.hint' },
  investmentYears: {
    ...presetYearsLook,
    label: i18n._('calculator.investmentYears'),
    hint: 'calculator.investmentYears.hint',
  },
  holdingYears: {
    ...yearsLook,
    label: i18n._('calculator.holdingYears'),
    hint: 'calculator.holdingYears.hint',
  },
});
