import type { SchemeCard, SchemeReturn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { memo, useId } from 'react';
import { ReturnFigure } from './ReturnFigure.tsx';
import { Figures, Returns } from './scheme-card-look.ts';
import { returnLabelOf } from './scheme-return.ts';
import { useLanguage } from '../../../primitives/Language/use-language.ts';

type SchemeFiguresProps = Pick<SchemeCard, 'lumpsum' | 'sip'>;

/** The returns of a scheme by period (DO-048 to DO-051). */
export const SchemeFigures = memo(({ lumpsum, sip }: SchemeFiguresProps) => {
  useLanguage();
  return (
    <Figures>
      <ReturnTable title={schemes['card.lumpsum']} explanation={schemes['card.lumpsumSays']} returns={lumpsum} />
      <ReturnTable title={schemes['card.sip']} explanation={schemes['card.sipSays']} returns={sip} />
    </Figures>
  );
});

interface ReturnTableProps {
  title: string;
  /** Explanation of the figures. */
  explanation: string;
  returns: readonly SchemeReturn[];
}

function ReturnTable({ title, explanation, returns }: ReturnTableProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{explanation}</p>
      <Returns>
        {returns.map((each) => (
          <div key={each.period}>
            <dt>{returnLabelOf(each)}</dt>
            <dd>
              <ReturnFigure returned={each} />
            </dd>
          </div>
        ))}
      </Returns>
    </div>
  );
}
