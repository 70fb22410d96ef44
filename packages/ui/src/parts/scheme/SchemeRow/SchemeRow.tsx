import { useLingui } from '@lingui/react';
import type { Exit, SchemeCard } from '@folioflow/flows';
import { ChevronDown } from 'lucide';
import { memo, useId, useState } from 'react';
import { riskTone } from '../../../format/risk.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { ReturnFigure } from '../SchemeCard/ReturnFigure.tsx';
import type { SchemeControls } from '../SchemeCard/scheme-controls.ts';
import { SchemeLink } from '../SchemeCard/SchemeLink.tsx';
import { SearchMatchNote } from '../SchemeCard/SearchMatchNote.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { SchemeDetails } from './SchemeDetails.tsx';
import { Body, Controls, DetailsButton, Face, Line, Name } from './scheme-row-look.ts';

export interface SchemeRowProps {
  card: SchemeCard;
  /** Narrow screens use the same tab (DO-052), others a new one (DO-053). */
  isNarrow: boolean;
  /** Called for the link on a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
  controls?: SchemeControls | undefined;
}

/** One scheme of a list: name, category, risk and return over one month; "Details" opens the rest in place. */
export function SchemeRow({ card, isNarrow, onFollow, controls }: SchemeRowProps) {
  const { i18n } = useLingui();
  const [openedCard, setOpenedCard] = useState<string | null>(null);
  const isOpen = openedCard === card.id;
  const detailsId = useId();
  return (
    <Face>
      <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} size={2.5} />
      <Body>
        <Name>
          <SchemeLink card={card} isShort isNarrow={isNarrow} onFollow={onFollow} />
        </Name>
        <SearchMatchNote marks={card.marks} />
        <KindLine classification={card.classification} oneMonth={card.oneMonth} />
        <Line>
          <RiskTag risk={card.risk} />
          <Controls>
            {controls?.always?.(card)}
            <DetailsButton
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={i18n._('schemes.card.detailsOf', { name: card.shortName })}
              onClick={() => setOpenedCard(isOpen ? null : card.id)}
            >
              <span>{i18n._('schemes.card.details')}</span>
              <Icon of={ChevronDown} size={16} />
            </DetailsButton>
          </Controls>
        </Line>
        {isOpen && (
          <SchemeDetails id={detailsId} card={card}>
            {controls?.more?.(card)}
          </SchemeDetails>
        )}
      </Body>
    </Face>
  );
}

/** Not rendered again for a keystroke of a search that finds the same scheme. */
const KindLine = memo(({ classification, oneMonth }: Pick<SchemeCard, 'classification' | 'oneMonth'>) => {
  const { i18n } = useLingui();
  return (
    <Line>
      <p lang="en">{classification}</p>
      <dl>
        <dt>{i18n._('schemes.card.oneMonth')}</dt>
        <dd>
          <ReturnFigure returned={oneMonth} />
        </dd>
      </dl>
    </Line>
  );
});

const RiskTag = memo(({ risk }: { risk: string }) => (
  <div>
    {risk !== '' && (
      <Tag tone={riskTone(risk)} legal="risk">
        <span lang="en">{risk}</span>
      </Tag>
    )}
  </div>
));
