import { say, type Exit, type SchemeCard as SchemeCardView, type SchemeReturn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { useId, type MouseEvent } from 'react';
import { rupees } from '../../format/money.ts';
import { riskTone } from '../../format/risk.ts';
import { Gain } from '../../primitives/Figure/Gain.tsx';
import { Row } from '../../primitives/Layout/Layout.tsx';
import { AppLink } from '../../primitives/Link/LinkProvider.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { Face, Figures, Head, Month, Name, Returns } from './scheme-card-look.ts';

export interface SchemeCardProps {
  card: SchemeCardView;
  /** Narrow screens stay in their tab (DO-052), others open another one (DO-053). */
  isNarrow: boolean;
  /** Follows the link of a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** One scheme of the list (DO-040 to DO-053). The whole card is its link. */
export function SchemeCard({ card, isNarrow, onFollow }: SchemeCardProps) {
  const hint = useId();
  const follow = (event: MouseEvent) => {
    if (!isNarrow || !isPlain(event)) return;
    event.preventDefault();
    onFollow(card.narrow);
  };
  return (
    <Face forwardedAs="article">
      <Head>
        <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} />
        <Name>
          <AppLink
            to={card.href}
            title={card.name}
            onClick={follow}
            {...(isNarrow ? {} : { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': hint })}
          >
            {card.name}
          </AppLink>
          {!isNarrow && (
            <VisuallyHidden id={hint} hidden>
              {schemes['card.newTab']}
            </VisuallyHidden>
          )}
        </Name>
      </Head>
      <Row gap={8} justify="between" align="start">
        <Row gap={4}>
          {card.category !== '' && <Tag>{card.category}</Tag>}
          {card.risk !== '' && <Tag tone={riskTone(card.risk)}>{card.risk}</Tag>}
        </Row>
        {card.minimumAmount !== null && (
          <small>{say(schemes['card.minimum'], { amount: rupees(card.minimumAmount, { decimals: 0 }) })}</small>
        )}
      </Row>
      <Month>
        <dt>
          <abbr title={schemes['card.oneMonthReturn']}>{schemes['card.oneMonth']}</abbr>
        </dt>
        <dd>
          <Gain value={card.oneMonth.percent} size="large" zero="neutral" />
        </dd>
      </Month>
      <Figures>
        <ReturnTable title={schemes['card.lumpsum']} returns={card.lumpsum} />
        <ReturnTable title={schemes['card.sip']} returns={card.sip} />
      </Figures>
    </Face>
  );
}

function ReturnTable({ title, returns }: { title: string; returns: readonly SchemeReturn[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
