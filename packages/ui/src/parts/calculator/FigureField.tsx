import { formatMessage } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PresetButtons, type PresetButtonsProps } from './PresetButtons.tsx';
import type { FieldProblem } from './use-calculator.ts';

/** The constant props of a field. */
export interface FigureLook {
  label: string;
  /** Text with the place `{most}`. */
  hint: string;
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
  return (
    <Stack gap={8}>
      <AmountField
        {...rest}
        hint={formatMessage(hint, { most })}
        error={problem && formatMessage(calculator[`problem.${problem}`], { most })}
        prefix={unit === 'rupees' ? '₹' : ''}
        decimals={unit === 'years' ? 0 : 3}
        value={value}
        onValueChange={onFigure}
      />
      {presets && (
        <PresetButtons
          label={formatMessage(calculator.presets, rest)}
          presets={presets}
          value={value}
          onPreset={onFigure}
          fill
        />
      )}
    </Stack>
  );
}
