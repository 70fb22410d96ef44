import { useLingui } from '@lingui/react';
import type { Exit, SchemeCard as SchemeCardView } from '@folioflow/flows';
import { ChevronDown, SquareArrowOutUpRight } from 'lucide';
import { memo, useId, useState, type ReactNode } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { SearchMatchNote } from './SearchMatchNote.tsx';
import { ReturnFigure } from './ReturnFigure.tsx';
import { SchemeFigures } from './SchemeFigures.tsx';
import { SchemeLink } from './SchemeLink.tsx';
import { Control, Details, DetailsButton, Face, Facts, Head, Headline, MutedText, Name } from './scheme-card-look.ts';

export interface SchemeCardProps {
  card: SchemeCardView;
  /** Narrow screens use the same tab (DO-052), others a new one (DO-053), and fold the details. */
  isNarrow: boolean;
  /** Called for the link on a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
  /** A further control; a press on it does not follow the link (A88). */
  control?: ReactNode;
}

/** One scheme of the list (DO-040 to DO-053). The whole card is a link. */
export function SchemeCard({ card, isNarrow, onFollow, control }: SchemeCardProps) {
  const { i18n } = useLingui();
  const { classification, risk, minimumAmount, oneMonth, lumpsum, sip } = card;
  const [openedCard, setOpenedCard] = useState<string | null>(null);
  const isOpen = !isNarrow || openedCard === card.id;
  const detailsId = useId();
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
      <SchemeFacts {...{ classification, risk, oneMonth }} minimumAmount={isNarrow ? null : minimumAmount} />
      <Details id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <>
            {isNarrow && <Minimum amount={minimumAmount} />}
            <SchemeFigures {...{ lumpsum, sip }} />
          </>
        )}
      </Details>
      {(isNarrow || control !== undefined) && (
        <Control>
          {control}
          {isNarrow && (
            <DetailsButton
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              aria-label={i18n._('schemes.card.detailsOf', { name: card.name })}
              onClick={() => setOpenedCard(isOpen ? null : card.id)}
            >
              <span>{i18n._('schemes.card.details')}</span>
              <Icon of={ChevronDown} size={16} />
            </DetailsButton>
          )}
        </Control>
      )}
    </Face>
  );
}

const Minimum = ({ amount }: { amount: number | null }) => {
  const { i18n } = useLingui();
  return amount !== null && <MutedText>{i18n._('schemes.card.minimum', { amount: formatRupees(amount) })}</MutedText>;
};

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
        <Minimum amount={minimumAmount} />
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
