import { useLingui } from '@lingui/react';
import type { SchemeCard, SchemeReturn } from '@folioflow/flows';
import { memo, useId } from 'react';
import { ReturnFigure } from './ReturnFigure.tsx';
import { Figures, Returns } from './scheme-card-look.ts';
import { returnLabelOf } from './scheme-return.ts';

type SchemeFiguresProps = Pick<SchemeCard, 'lumpsum' | 'sip'>;

/** The returns of a scheme by period (DO-048 to DO-051). */
export const SchemeFigures = memo(({ lumpsum, sip }: SchemeFiguresProps) => {
  const { i18n } = useLingui();
  return (
    <Figures>
      <ReturnTable
        title={i18n._('schemes.card.lumpsum')}
        explanation={i18n._('schemes.card.lumpsumSays')}
        returns={lumpsum}
      />
      <ReturnTable title={i18n._('schemes.card.sip')} explanation={i18n._('schemes.card.sipSays')} returns={sip} />
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
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{explanation}</p>
      <Returns>
        {returns.map((each) => (
          <div key={each.period}>
            <dt>{returnLabelOf(i18n, each)}</dt>
            <dd>
              <ReturnFigure returned={each} />
            </dd>
          </div>
        ))}
      </Returns>
    </div>
  );
}
