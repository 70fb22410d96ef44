import { useLingui } from '@lingui/react';
import { FigureField } from './FigureField.tsx';
import { presetYearsLook, readReturnLook } from './looks.ts';
import type { CalculatorState } from './use-calculator.ts';

export interface YearsAndReturnProps<Field extends string, Computed> {
  state: CalculatorState<Field | 'years' | 'cagr', Computed>;
}

/** The fields of the years and of the expected return. */
export function YearsAndReturn<Field extends string, Computed>({
  state: { draft, setDraft, problems },
}: YearsAndReturnProps<Field, Computed>) {
  const { i18n } = useLingui();
  return (
    <>
      <FigureField
        {...presetYearsLook}
        label={i18n._('calculator.years')}
        problem={problems.years}
        value={draft.years}
        onFigure={(years) => setDraft({ ...draft, years })}
      />
      <FigureField
        {...readReturnLook(i18n)}
        problem={problems.cagr}
        value={draft.cagr}
        onFigure={(cagr) => setDraft({ ...draft, cagr })}
      />
    </>
  );
}
