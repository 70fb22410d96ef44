import { useLingui } from '@lingui/react';
import { classificationOf, type LatestNav, type SchemeIdentity, type SchemeClassification } from '@folioflow/flows';
import { type ReactNode } from 'react';
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

/* Invisible to users, screen readers, search and copying; breaks its lines like the name that replaces it. */
const NamePlaceholder = styled.span`
  visibility: hidden;
`;

/* Reserves the space of the mark until the scheme is loaded. */
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
  classification: SchemeClassification | null;
  expectedName: string;
  /** Whether the space of the category is reserved. */
  isLoading: boolean;
}

/** The name of a scheme with its category. */
export function SchemeName({ scheme, classification, expectedName, isLoading }: SchemeNameProps) {
  const { i18n } = useLingui();
  return (
    <NameRow>
      <MarkBox>
        {classification !== null && scheme !== null && <SchemeMark name={classification.scheme_amc || scheme.name} />}
      </MarkBox>
      <PageHeading>
        {scheme !== null ? (
          <span lang="en" translate="no">
            {scheme.name}
          </span>
        ) : (
          <>
            <VisuallyHidden>{i18n._('titles.chart')}</VisuallyHidden>
            <NamePlaceholder aria-hidden>{expectedName}</NamePlaceholder>
          </>
        )}
      </PageHeading>
      <Row gap={4}>
        {isLoading && (
          <Tag>
            <NamePlaceholder aria-hidden>{i18n._('titles.chart')}</NamePlaceholder>
          </Tag>
        )}
        {classification !== null && scheme !== null && (
          <>
            <Tag>
              <span lang="en">
                {classificationOf(classification.scheme_category, classification.sub_category) || scheme.code}
              </span>
            </Tag>
            {classification.risk !== '' && (
              <Tag tone={riskTone(classification.risk)} legal="risk">
                <span lang="en">{classification.risk}</span>
              </Tag>
            )}
          </>
        )}
      </Row>
    </NameRow>
  );
}

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
`;

interface LatestNavLineProps {
  header: LatestNav | null;
  /** Beside the NAV: the return of the shown range. */
  aside: ReactNode;
}

/** Latest NAV and its day change; a change of zero is neutral and has no arrow (DO-066 to DO-068, C-107). */
export function LatestNavLine({ header, aside }: LatestNavLineProps) {
  const { i18n } = useLingui();
  if (header === null) return null;
  const { nav, at, change } = header;
  return (
    <Stack gap={4}>
      <HeadRow>
        <div>
          <MutedText>{i18n._('discovery.chart.navOn', { day: formatDay(i18n, dayInIndia(at)) })}</MutedText>
          <Money value={nav} decimals={navDecimals(nav)} size="display" />
        </div>
        {aside}
      </HeadRow>
      {change !== null && (
        <Row gap={8} align="baseline">
          <Gain value={change.amount} unit="rupees" decimals="asGiven" />
          <MutedText>({formatPercent(change.percent, { sign: 'always' })})</MutedText>
          <MutedText>
            {i18n._(change.direction === 'none' ? 'discovery.chart.unchanged' : 'discovery.chart.dayChange')}
          </MutedText>
        </Row>
      )}
    </Stack>
  );
}
