import { formatMessage, type LatestNav, type SchemeIdentity, type SchemeClassification } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { titles } from '@folioflow/flows/words/titles';
import { styled } from 'styled-components';
import { dayInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { formatPercent } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

/* Seen, read out, found and copied by nobody; lines break where those of the name will. */
const NamePlaceholder = styled.span`
  visibility: hidden;
`;

/* The mark has its room before it is known whose it is. */
const NameRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
`;

const MarkBox = styled.div`
  grid-row: span 2;
  width: 2.75rem;
  height: 2.75rem;
`;

interface SchemeNameProps {
  /** Null until the provider has returned the scheme. */
  scheme: SchemeIdentity | null;
  told: SchemeClassification | null;
  expectedName: string;
}

/** The name of a scheme and what it is, in two words. */
export function SchemeName({ scheme, told, expectedName }: SchemeNameProps) {
  return (
    <NameRow>
      <MarkBox>{told !== null && scheme !== null && <SchemeMark name={told.scheme_amc || scheme.name} />}</MarkBox>
      <PageHeading>
        {scheme?.name ?? (
          <>
            <VisuallyHidden>{titles.chart}</VisuallyHidden>
            <NamePlaceholder aria-hidden>{expectedName}</NamePlaceholder>
          </>
        )}
      </PageHeading>
      <Row gap={4}>
        {told === null || scheme === null ? (
          <Tag>
            <NamePlaceholder aria-hidden>{titles.chart}</NamePlaceholder>
          </Tag>
        ) : (
          <>
            <Tag>{told.scheme_category === '' ? scheme.code : told.scheme_category}</Tag>
            {told.risk !== '' && (
              <Tag tone={riskTone(told.risk)} legal="risk">
                {told.risk}
              </Tag>
            )}
          </>
        )}
      </Row>
    </NameRow>
  );
}

/** Latest NAV and its day change; a change of zero is neutral and has no arrow (DO-066 to DO-068, C-107). */
export function LatestNavLine({ header }: { header: LatestNav | null }) {
  if (header === null) return null;
  const { nav, at, change } = header;
  return (
    <Stack gap={4}>
      <MutedText>{formatMessage(discovery['chart.navOn'], { day: formatDay(dayInIndia(at)) })}</MutedText>
      <Money value={nav} decimals={navDecimals(nav)} size="display" />
      {change !== null && (
        <Row gap={8} align="baseline">
          <Gain value={change.amount} unit="rupees" decimals="asGiven" zero="neutral" />
          <MutedText>({formatPercent(change.percent, { sign: 'always' })})</MutedText>
          <MutedText>{discovery[change.direction === 'none' ? 'chart.unchanged' : 'chart.dayChange']}</MutedText>
        </Row>
      )}
    </Stack>
  );
}
