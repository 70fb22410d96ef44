import { computeCalculatorResult, updateCalculatorDraft, type CalculatorField } from '@folioflow/flows';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { useCalculator } from '../../../parts/calculator/use-calculator.ts';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { firstFields, readFirstLooks } from './sip-field.ts';
import { SipFrame, type SipCalculatorProps } from './SipFrame.tsx';

/** The further fields, which are out of sight on a phone. */
const loadMoreOptions = createCachedLoader(async () => (await import('./MoreOptions.tsx')).MoreOptions);

/** The page /sipcalculator: its result follows the entry (decision 075) and is computed without a request. */
export function SipCalculator({ opened, onSettle, onPlan }: SipCalculatorProps) {
  const state = useCalculator({ opened, compute: computeCalculatorResult, onSettle });
  const { draft, setDraft, problems } = state;
  const onFigure = (field: CalculatorField, figure: string) => setDraft(updateCalculatorDraft(draft, field, figure));
  return (
    <SipFrame state={state} onPlan={onPlan}>
      {firstFields.map((field) => (
        <FigureField
          key={field}
          {...readFirstLooks()[field]}
          problem={problems[field]}
          value={draft[field]}
          onFigure={(figure) => onFigure(field, figure)}
        />
      ))}
      <LazyPart load={loadMoreOptions} props={{ draft, problems, onFigure }} reservedHeight="2.75rem" />
    </SipFrame>
  );
}
