import {
  chartPath,
  classificationOf,
  narrowChartExit,
  formatMessage,
  type ChartPageValue,
  type ComparedScheme,
  type Exit,
  type Remote,
  type schemeComparisonFlow,
} from '@folioflow/flows';
import { comparison as words } from '@folioflow/flows/words/comparison';
import { X } from 'lucide';
import { memo } from 'react';
import { styled } from 'styled-components';
import { riskTone } from '../../../format/risk.ts';
import { LineSample } from '../../../parts/scheme/ComparedNavs/LineSample.tsx';
import { lineLooks } from '../../../parts/scheme/ComparedNavs/line-looks.ts';
import { NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { SchemeLink } from '../../../parts/scheme/SchemeCard/SchemeLink.tsx';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { WatchButton } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
import { NARROW_SCREEN, useMedia } from '../../../parts/page/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { useLanguage } from '../../../primitives/Language/use-language.ts';

/* One line for each scheme on a phone, so that the chart begins on the first screen; columns on a wide screen. */
const SchemeGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space-16);
    border: 0;
    background: none;
  }
`;

const SchemeCell = styled.li`
  display: grid;
  grid-template: 'line name remove' / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-12);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-12);

  & + & {
    border-top: 1px solid var(--line);
  }

  > button {
    grid-area: remove;
    padding: 0;
    color: var(--muted);
  }

  @media (min-width: 48rem) {
    grid-template: 'line remove' auto 'name name' 1fr / minmax(0, 1fr) auto;
    align-items: start;
    row-gap: var(--space-8);
    padding: var(--space-12) var(--space-16);

    &,
    & + & {
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--card);
    }

    > button {
      margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-8)) 0 0;
    }
  }
`;

const LineSampleBox = styled.div`
  display: flex;
  grid-area: line;
  align-items: center;
  min-height: 2.25rem;
`;

const SchemeDetails = styled.div`
  display: grid;
  grid-area: name;
  justify-items: start;
  min-width: 0;
  padding-block-end: var(--space-8);
  font-size: var(--type-14);

  /* The text of the button is aligned with the name. */
  > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-12));
  }

  @media (min-width: 48rem) {
    gap: var(--space-8);
    padding-block-end: var(--space-4);
  }
`;

/* Reserves three lines until the name is loaded: hardly any full name is longer. */
const NameRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: 100%;
  min-height: 3.5rem;

  @media (max-width: 47.99rem) {
    align-items: end;
  }

  h2 {
    min-width: 0;
    font-size: var(--type-14);
    line-height: 1.3;
  }

  a {
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
  }
`;

/* The table shows the same. */
const WideScreenOnly = styled.div`
  display: none;

  @media (min-width: 48rem) {
    display: contents;
  }
`;

const TagRow = styled(Row)`
  min-height: 1.5rem;
`;

const FailureBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-8);
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--type-14);
  }

  button {
    margin-top: var(--space-4);
  }

  @media (min-width: 48rem) {
    min-height: 5rem;
    padding-block: 0;

    h2 {
      font-size: var(--type-16);
    }
  }
`;

export interface ComparedSchemesProps {
  schemes: readonly ComparedScheme[];
  remote: Remote<typeof schemeComparisonFlow>;
  onFollow: (exit: Exit) => void;
}

/** The compared schemes, each with its name, line and remove button; one that failed to load offers a retry. */
export const ComparedSchemes = memo(({ schemes, remote, onFollow }: ComparedSchemesProps) => {
  useLanguage();
  return (
    <SchemeGrid style={{ '--columns': schemes.length }}>
      {schemes.map((each) => {
        const letter = words[lineLooks[each.column].letter];
        return (
          <SchemeCell key={each.column} aria-busy={each.page.screen === 'loading' || undefined}>
            <LineSampleBox>
              <LineSample column={each.column} />
            </LineSampleBox>
            <SchemeDetails>
              <SchemePageDetails
                {...each}
                onRetry={() => remote.child(each.column).send({ type: 'reload.requested' })}
                onFollow={onFollow}
              />
            </SchemeDetails>
            <Button
              variant="quiet"
              aria-label={formatMessage(words['scheme.remove'], { letter })}
              onClick={() => remote.send({ type: 'scheme.removed', code: each.scheme.code })}
            >
              <Icon of={X} />
            </Button>
          </SchemeCell>
        );
      })}
    </SchemeGrid>
  );
});

interface SchemeDetailsProps extends ComparedScheme {
  onRetry: () => void;
  onFollow: (exit: Exit) => void;
}

function SchemePageDetails({ page, onRetry, onFollow }: SchemeDetailsProps) {
  switch (page.screen) {
    case 'loading':
      return (
        <>
          <Loading label={words['scheme.loading']} />
          <NameRow>
            <WideScreenOnly>
              <Skeleton width="2.75rem" height="2.75rem" />
            </WideScreenOnly>
            <Skeleton width="70%" height="1.25rem" />
          </NameRow>
          <WideScreenOnly>
            <TagRow gap={4}>
              <Skeleton width="4rem" height="1.25rem" />
              <Skeleton width="6rem" height="1.25rem" />
            </TagRow>
          </WideScreenOnly>
          <Skeleton width="6rem" height="var(--control)" />
        </>
      );
    case 'notFound':
      return (
        <FailureBox>
          <h2>{words['scheme.notFound']}</h2>
        </FailureBox>
      );
    case 'unavailable':
      return (
        <FailureBox>
          <h2>{words['scheme.unavailable']}</h2>
          {page.notice !== null && (
            <p>
              <NoticeText notice={page.notice} />
            </p>
          )}
          <Button variant="secondary" size="small" onClick={onRetry}>
            {words['scheme.retry']}
          </Button>
        </FailureBox>
      );
    case 'loaded':
      return <LoadedSchemeName value={page.value} onFollow={onFollow} />;
  }
}

function LoadedSchemeName({
  value: { scheme, classification },
  onFollow,
}: {
  value: ChartPageValue;
  onFollow: (exit: Exit) => void;
}) {
  const isNarrow = useMedia(NARROW_SCREEN);
  const name = scheme.name || scheme.code;
  const category = classificationOf(classification.scheme_category, classification.sub_category);
  return (
    <>
      <NameRow>
        <WideScreenOnly>
          <SchemeMark name={classification.scheme_amc || name} />
        </WideScreenOnly>
        <h2>
          <SchemeLink
            card={{ name, href: chartPath(scheme), narrow: narrowChartExit(scheme) }}
            isNarrow={isNarrow}
            onFollow={onFollow}
          />
        </h2>
      </NameRow>
      <WideScreenOnly>
        <TagRow gap={4}>
          {category !== '' && (
            <Tag>
              <span lang="en">{category}</span>
            </Tag>
          )}
          {classification.risk !== '' && (
            <Tag tone={riskTone(classification.risk)}>
              <span lang="en">{classification.risk}</span>
            </Tag>
          )}
        </TagRow>
      </WideScreenOnly>
      <WatchButton scheme={scheme} />
    </>
  );
}
