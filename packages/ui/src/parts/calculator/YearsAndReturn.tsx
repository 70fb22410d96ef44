import { calculator } from '@folioflow/flows/words/calculator';
import { FigureField } from './FigureField.tsx';
import { readPresetYearsLook, readReturnLook } from './looks.ts';
import type { CalculatorState } from './use-calculator.ts';

export interface YearsAndReturnProps<Field extends string, Computed> {
  state: CalculatorState<Field | 'years' | 'cagr', Computed>;
}

/** The fields of the years and of the expected return. */
export function YearsAndReturn<Field extends string, Computed>({
  state: { draft, setDraft, problems },
}: YearsAndReturnProps<Field, Computed>) {
  return (
    <>
      <FigureField
        {...readPresetYearsLook()}
        label={calculator.years}
        problem={problems.years}
        value={draft.years}
        onFigure={(years) => setDraft({ ...draft, years })}
      />
      <FigureField
        {...readReturnLook()}
        problem={problems.cagr}
        value={draft.cagr}
        onFigure={(cagr) => setDraft({ ...draft, cagr })}
      />
    </>
  );
}
