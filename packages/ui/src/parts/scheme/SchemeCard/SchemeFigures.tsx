import { formatMessage, type SchemeCard, type SchemeReturn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { memo, useId } from 'react';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Figures, Returns } from './scheme-card-look.ts';
import { useLanguage } from '../../../primitives/Language/use-language.ts';

/** Returns the label of a return: `3Y p.a.` if it is stated per year. */
export const returnLabelOf = ({ period, annualPercent }: SchemeReturn): string =>
  annualPercent === undefined ? period : formatMessage(schemes['card.annual'], { period });

/** Returns the stated percentage of a return: per year above one year (decision 060). */
export const statedPercentOf = ({ percent, annualPercent }: SchemeReturn): string | null =>
  annualPercent === undefined ? percent : annualPercent;

type SchemeFiguresProps = Pick<SchemeCard, 'oneMonth' | 'lumpsum' | 'sip'>;

/** The returns of a scheme by period (DO-046 to DO-051). */
export const SchemeFigures = memo(({ oneMonth, lumpsum, sip }: SchemeFiguresProps) => {
  useLanguage();
  return (
    <Figures>
      <ReturnTable
        title={schemes['card.lumpsum']}
        explanation={schemes['card.lumpsumSays']}
        returns={[oneMonth, ...lumpsum]}
      />
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
              <Gain value={statedPercentOf(each)} zero="neutral" />
            </dd>
          </div>
        ))}
      </Returns>
    </div>
  );
}
