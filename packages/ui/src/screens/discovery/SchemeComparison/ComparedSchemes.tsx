import { useLingui } from '@lingui/react';
import {
  chartPath,
  classificationOf,
  narrowChartExit,
  type ChartPageValue,
  type ComparedScheme,
  type Exit,
  type Remote,
  type schemeComparisonFlow,
} from '@folioflow/flows';
import { X } from 'lucide';
import { memo } from 'react';
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
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import {
  FailureBox,
  LineSampleBox,
  NameRow,
  SchemeCell,
  SchemeDetails,
  SchemeGrid,
  TagRow,
  WideScreenOnly,
} from './compared-schemes-look.ts';

export interface ComparedSchemesProps {
  schemes: readonly ComparedScheme[];
  remote: Remote<typeof schemeComparisonFlow>;
  onFollow: (exit: Exit) => void;
}

/** The compared schemes, each with its name, line and remove button; one that failed to load offers a retry. */
export const ComparedSchemes = memo(({ schemes, remote, onFollow }: ComparedSchemesProps) => {
  const { i18n } = useLingui();
  return (
    <SchemeGrid style={{ '--columns': schemes.length }}>
      {schemes.map((each) => {
        const letter = i18n._(`comparison.${lineLooks[each.column].letter}`);
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
              aria-label={i18n._('comparison.scheme.remove', { letter })}
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
  const { i18n } = useLingui();
  switch (page.screen) {
    case 'loading':
      return (
        <>
          <Loading label={i18n._('comparison.scheme.loading')} />
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
          <h2>{i18n._('comparison.scheme.notFound')}</h2>
        </FailureBox>
      );
    case 'unavailable':
      return (
        <FailureBox>
          <h2>{i18n._('comparison.scheme.unavailable')}</h2>
          {page.notice !== null && (
            <p>
              <NoticeText notice={page.notice} />
            </p>
          )}
          <Button variant="secondary" size="small" onClick={onRetry}>
            {i18n._('comparison.scheme.retry')}
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
