import { formatMessage, type Exit, type SchemeCard as SchemeCardView, type SchemeReturn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { SquareArrowOutUpRight } from 'lucide';
import { memo, useId, type ReactNode } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { SearchMatchNote } from './SearchMatchNote.tsx';
import { SchemeLink } from './SchemeLink.tsx';
import { Control, Face, Figures, Head, Month, Name, Returns } from './scheme-card-look.ts';

export interface SchemeCardProps {
  card: SchemeCardView;
  /** Narrow screens use the same tab (DO-052), others a new one (DO-053). */
  isNarrow: boolean;
  /** Called for the link on a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
  /** A further control; a press on it does not follow the link (A88). */
  control?: ReactNode;
}

/** One scheme of the list (DO-040 to DO-053). The whole card is a link. */
export function SchemeCard({ card, isNarrow, onFollow, control }: SchemeCardProps) {
  const { category, risk, minimumAmount, oneMonth, lumpsum, sip } = card;
  const facts = { category, risk, minimumAmount, oneMonth, lumpsum, sip };
  return (
    <Face forwardedAs="article">
      <Head>
        <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} />
        <Name>
          <SchemeLink card={card} isNarrow={isNarrow} onFollow={onFollow} />
        </Name>
        {!isNarrow && <Icon of={SquareArrowOutUpRight} size={16} />}
      </Head>
      <SearchMatchNote marks={card.marks} />
      <SchemeFacts {...facts} />
      {control !== undefined && <Control>{control}</Control>}
    </Face>
  );
}

type SchemeFactsProps = Pick<SchemeCardView, 'category' | 'risk' | 'minimumAmount' | 'oneMonth' | 'lumpsum' | 'sip'>;

/** Not rendered again for a keystroke of a search that finds the same scheme. */
const SchemeFacts = memo(({ category, risk, minimumAmount, oneMonth, lumpsum, sip }: SchemeFactsProps) => (
  <>
    <Row gap={8} justify="between" align="start">
      <Row gap={4}>
        {category !== '' && <Tag>{category}</Tag>}
        {risk !== '' && (
          <Tag tone={riskTone(risk)} legal="risk">
            {risk}
          </Tag>
        )}
      </Row>
      {minimumAmount !== null && (
        <small>
          {formatMessage(schemes['card.minimum'], { amount: formatRupees(minimumAmount, { decimals: 0 }) })}
        </small>
      )}
    </Row>
    <Month>
      <dt>
        <strong>{schemes['card.oneMonth']}</strong> {schemes['card.oneMonthSays']}
      </dt>
      <dd>
        <Gain value={oneMonth.percent} size="large" zero="neutral" />
      </dd>
    </Month>
    <Figures>
      <ReturnTable title={schemes['card.lumpsum']} explanation={schemes['card.lumpsumSays']} returns={lumpsum} />
      <ReturnTable title={schemes['card.sip']} explanation={schemes['card.sipSays']} returns={sip} />
    </Figures>
  </>
));

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
        {returns.map(({ period, percent }) => (
          <div key={period}>
            <dt>{period}</dt>
            <dd>
              <Gain value={percent} zero="neutral" />
            </dd>
          </div>
        ))}
      </Returns>
    </div>
  );
}
