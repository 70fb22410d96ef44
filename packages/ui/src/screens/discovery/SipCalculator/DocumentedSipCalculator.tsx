import { CALCULATOR_FIELDS, isCalculatorComplete } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { readFurtherLooks } from './further-looks.ts';
import { readFirstLooks } from './sip-field.ts';
import { SipFrame, type SipCalculatorProps } from './SipFrame.tsx';
import { useSubmittedCalculator } from './use-submitted-calculator.ts';

function readLooksWithoutPresets() {
  const looks = { ...readFirstLooks(), ...readFurtherLooks() };
  return {
    ...looks,
    amount: { ...looks.amount, presets: undefined },
    cagr: { ...looks.cagr, presets: undefined },
    investmentYears: { ...looks.investmentYears, hint: calculator['investmentYears.hint'], presets: undefined },
  };
}

/**
 * The documented form of /sipcalculator: seven fields in their order (DO-169 to DO-175), and a button that alone computes
 * (DO-176). The apps show `SipCalculator` instead (decision 075).
 */
export function DocumentedSipCalculator({ opened, onSettle, onPlan }: SipCalculatorProps) {
  const state = useSubmittedCalculator({ opened, onSettle });
  const { draft, setDraft, problems } = state;
  return (
    <SipFrame
      state={state}
      onPlan={onPlan}
      staleText={calculator.stale}
      button={
        <Button type="submit" wide disabled={!isCalculatorComplete(draft)}>
          {calculator.submit}
        </Button>
      }
    >
      {CALCULATOR_FIELDS.map((field) => (
        <FigureField
          key={field}
          {...readLooksWithoutPresets()[field]}
          problem={problems[field]}
          value={draft[field]}
          onFigure={(figure) => setDraft({ ...draft, [field]: figure })}
        />
      ))}
    </SipFrame>
  );
}
