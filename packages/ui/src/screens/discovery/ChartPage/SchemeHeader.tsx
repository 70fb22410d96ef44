import { useLingui } from '@lingui/react';
import { classificationOf, schemeFactsOf, type ChartPageValue } from '@folioflow/flows';
import { styled } from 'styled-components';
import { dayInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { formatPercent } from '../../../format/money.ts';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { Riskometer } from '../../../parts/scheme/Riskometer/Riskometer.tsx';
import { WatchButton } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { HeaderEnd } from '../../../primitives/PageHeading/HeaderEnd.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/* Invisible to users, screen readers, search and copying; breaks its lines like the name that replaces it. */
const NamePlaceholder = styled.span`
  visibility: hidden;
`;

/*
 * Mark and name, below them on a phone, beside the mark on a wide screen, the tags. The watchlists are at their end, or in
 * the header of a phone.
 */
const NameFrame = styled.div`
  display: grid;
  grid-template: 'mark name' minmax(2.75rem, auto) 'tags tags' auto / auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  align-items: center;

  h1 {
    grid-area: name;
    font-size: var(--type-22);
    overflow-wrap: anywhere;
  }

  @media (min-width: 64rem) {
    grid-template: 'mark name watch' auto 'mark tags watch' auto / auto minmax(0, 1fr) auto;
    column-gap: var(--space-16);

    h1 {
      font-size: var(--type-28);
    }
  }
`;

const MarkBox = styled.div`
  grid-area: mark;
  width: 2.75rem;
  height: 2.75rem;
`;

const TagLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: tags;
  align-items: center;
  gap: var(--space-8);
  min-height: 1.375rem;
`;

const Watch = styled.div`
  margin-block: calc(-1 * var(--space-12));
  margin-inline: auto calc(-1 * var(--space-16));

  @media (min-width: 64rem) {
    grid-area: watch;
  }
`;

interface SchemeNameProps {
  /** Null until the provider has returned the scheme. */
  value: ChartPageValue | null;
  expectedName: string;
}

/** The name of a scheme with its category, its plan and its watchlists. */
export function SchemeName({ value, expectedName }: SchemeNameProps) {
  const { i18n } = useLingui();
  return (
    <NameFrame>
      <MarkBox>{value !== null && <SchemeMark name={value.classification.scheme_amc || value.scheme.name} />}</MarkBox>
      <PageHeading place="page">
        {value !== null ? (
          <span lang="en" translate="no">
            {value.scheme.name}
          </span>
        ) : (
          <>
            <VisuallyHidden>{i18n._('titles.chart')}</VisuallyHidden>
            <NamePlaceholder aria-hidden>{expectedName}</NamePlaceholder>
          </>
        )}
      </PageHeading>
      <TagLine>
        {value !== null && (
          <>
            <SchemeTags value={value} />
            <Watch>
              <HeaderEnd>
                <WatchButton scheme={value.scheme} />
              </HeaderEnd>
            </Watch>
          </>
        )}
      </TagLine>
    </NameFrame>
  );
}

function SchemeTags({ value: { classification, scheme } }: { value: ChartPageValue }) {
  const { i18n } = useLingui();
  const { category, subCategory, plan, option } = schemeFactsOf(classification, scheme.name);
  const planAndOption = [
    plan === null ? '' : i18n._(`aboutScheme.facts.plan.${plan}`),
    option === null ? '' : i18n._(`aboutScheme.facts.option.${option}`),
  ].filter((text) => text !== '');
  return (
    <>
      <Tag>
        <span lang="en">{classificationOf(category, subCategory) || scheme.code}</span>
      </Tag>
      {planAndOption.length > 0 && <Tag>{planAndOption.join(' · ')}</Tag>}
    </>
  );
}

const NavRow = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-12);
  min-height: 4.375rem;
`;

const NavFigures = styled.div`
  min-width: 0;
  font-size: var(--type-14);
  line-height: 1.4;

  > p:first-child {
    color: var(--muted);
    font-size: var(--type-12);
  }

  [data-size='display'] {
    font-size: min(var(--type-28), 8.5vw);

    @media (min-width: 64rem) {
      font-size: var(--type-36);
    }
  }

  [data-size='display'] + p {
    white-space: nowrap;
  }
`;

const ChangePercent = styled.span`
  color: var(--muted);

  &[data-change='up'] {
    color: var(--gain);
  }

  &[data-change='down'] {
    color: var(--loss);
  }
`;

/** Latest NAV, its day change and the risk; a change of zero is neutral and has no arrow (DO-066 to DO-068, C-107). */
export function LatestNavLine({ value: { header, classification, scheme } }: { value: ChartPageValue }) {
  const { i18n } = useLingui();
  const { risk, riskLevel } = schemeFactsOf(classification, scheme.name);
  return (
    <NavRow>
      {header !== null && (
        <NavFigures>
          <p>{i18n._('discovery.chart.navOn', { day: formatDay(i18n, dayInIndia(header.at)) })}</p>
          <Money value={header.nav} decimals={navDecimals(header.nav)} size="display" />
          {header.change !== null && (
            <p>
              <Gain value={header.change.amount} unit="rupees" decimals="asGiven" />{' '}
              <ChangePercent data-change={header.change.direction}>
                ({formatPercent(header.change.percent, { sign: 'always' })})
              </ChangePercent>
              <VisuallyHidden> {i18n._('discovery.chart.dayChange')}</VisuallyHidden>
            </p>
          )}
        </NavFigures>
      )}
      <Riskometer risk={risk} level={riskLevel} />
    </NavRow>
  );
}
