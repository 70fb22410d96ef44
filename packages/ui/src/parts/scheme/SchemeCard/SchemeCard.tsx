import { useLingui } from '@lingui/react';
import type { Exit, SchemeCard as SchemeCardView } from '@folioflow/flows';
import { SquareArrowOutUpRight } from 'lucide';
import { memo } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { SearchMatchNote } from './SearchMatchNote.tsx';
import { ReturnFigure } from './ReturnFigure.tsx';
import { SchemeFigures } from './SchemeFigures.tsx';
import type { SchemeControls } from './scheme-controls.ts';
import { SchemeLink } from './SchemeLink.tsx';
import { Control, Face, Facts, Head, Headline, Name } from './scheme-card-look.ts';

export interface SchemeCardProps {
  card: SchemeCardView;
  /** Narrow screens use the same tab (DO-052), others a new one (DO-053). */
  isNarrow: boolean;
  /** Called for the link on a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
  /** Further controls; a press on them does not follow the link (A88). */
  controls?: SchemeControls | undefined;
}

/** One scheme of the list (DO-040 to DO-053). The whole card is a link. */
export function SchemeCard({ card, isNarrow, onFollow, controls }: SchemeCardProps) {
  const { classification, risk, minimumAmount, oneMonth, lumpsum, sip } = card;
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
      <SchemeFacts {...{ classification, risk, oneMonth, minimumAmount }} />
      <SchemeFigures {...{ lumpsum, sip }} />
      {controls && (
        <Control>
          {controls.more?.(card)}
          {controls.always?.(card)}
        </Control>
      )}
    </Face>
  );
}

type SchemeFactsProps = Pick<SchemeCardView, 'classification' | 'risk' | 'minimumAmount' | 'oneMonth'>;

/** Not rendered again for a keystroke of a search that finds the same scheme. */
const SchemeFacts = memo(({ classification, risk, minimumAmount, oneMonth }: SchemeFactsProps) => {
  const { i18n } = useLingui();
  return (
    <Facts>
      <div>
        {classification !== '' && <p lang="en">{classification}</p>}
        {risk !== '' && (
          <Tag tone={riskTone(risk)} legal="risk">
            <span lang="en">{risk}</span>
          </Tag>
        )}
        {minimumAmount !== null && <p>{i18n._('schemes.card.minimum', { amount: formatRupees(minimumAmount) })}</p>}
      </div>
      <Headline>
        <dt>{i18n._('schemes.card.oneMonthReturn')}</dt>
        <dd>
          <ReturnFigure returned={oneMonth} size="large" />
        </dd>
      </Headline>
    </Facts>
  );
});
