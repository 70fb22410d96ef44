import { useLingui } from '@lingui/react';
import type { MessageId } from '@lingui/core';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PresetButtons, type PresetButtonsProps } from './PresetButtons.tsx';
import type { FieldProblem } from './use-calculator.ts';

/** The constant props of a field. */
export interface FigureLook {
  label: string;
  /** Key of a text with the place `{most}`. */
  hint: MessageId;
  /** `rupees` has the sign, `years` whole numbers only. */
  unit?: 'rupees' | 'years' | undefined;
  maxLength: number;
  /** The largest figure that the hint and the problem name. */
  most?: number | undefined;
  presets?: PresetButtonsProps['presets'] | undefined;
}

export interface FigureFieldProps extends FigureLook {
  value: string;
  onFigure: (figure: string) => void;
  problem: FieldProblem | undefined;
}

/** A field of a calculator with its problem, and with buttons for common figures. */
export function FigureField({ hint, unit, most = 0, presets, value, onFigure, problem, ...rest }: FigureFieldProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={8}>
      <AmountField
        {...rest}
        hint={i18n._(hint, { most })}
        error={problem && i18n._(`calculator.problem.${problem}`, { most })}
        prefix={unit === 'rupees' ? '₹' : ''}
        decimals={unit === 'years' ? 0 : 3}
        value={value}
        onValueChange={onFigure}
      />
      {presets && (
        <PresetButtons
          label={i18n._('calculator.presets', rest)}
          presets={presets}
          value={value}
          onPreset={onFigure}
          fill
        />
      )}
    </Stack>
  );
}
