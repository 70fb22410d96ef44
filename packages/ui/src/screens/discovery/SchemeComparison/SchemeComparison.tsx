import { useLingui } from '@lingui/react';
import {
  MAX_COMPARED_SCHEMES,
  schemeFactsOf,
  type ComparisonColumn,
  type NavComparison,
  type Exit,
  type Remote,
  type schemeComparisonFlow,
  type SchemeComparisonView,
} from '@folioflow/flows';
import { Plus } from 'lucide';
import { styled } from 'styled-components';
import { ComparedNavs } from '../../../parts/scheme/ComparedNavs/ComparedNavs.tsx';
import { lineLooks } from '../../../parts/scheme/ComparedNavs/line-looks.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ComparedSchemes } from './ComparedSchemes.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

/* Reserves the height of the schemes' lines, so that nothing moves when they are loaded: from 768 px on one line each. */
const ChartPlaceholder = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--space-16);
  min-height: 32rem;

  @media (min-width: 48rem) {
    min-height: calc(27.875rem + var(--columns) * 1.625rem);
  }

  @media (min-width: 64rem) {
    min-height: calc(31.375rem + var(--columns) * 1.625rem);
  }
`;

export interface SchemeComparisonProps {
  view: SchemeComparisonView;
  remote: Remote<typeof schemeComparisonFlow>;
  /** The scheme list with its query, in which the schemes are selected. */
  listPath: string;
  /** Opens the target of a scheme's name on a narrow screen. */
  onFollow: (exit: Exit) => void;
}

/** Two or three schemes side by side: NAVs over the same days, returns, known costs and terms. */
export function SchemeComparison({ view, remote, listPath, onFollow }: SchemeComparisonProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <Row gap={12} justify="between">
          <PageHeading>{i18n._('comparison.title')}</PageHeading>
          {view.screen === 'comparing' && view.canAdd && (
            <LinkButton variant="secondary" size="small" icon={<Icon of={Plus} />} to={listPath}>
              {i18n._('comparison.scheme.add')}
            </LinkButton>
          )}
        </Row>
        {view.screen === 'choosing' ? (
          <EmptyState
            title={i18n._('comparison.choose.title')}
            drawing={<EmptyStatementDrawing />}
            action={<LinkButton to={listPath}>{i18n._('comparison.choose.action')}</LinkButton>}
          >
            {i18n._('comparison.choose.hint')}
          </EmptyState>
        ) : (
          <>
            <ComparedSchemes schemes={view.schemes} remote={remote} onFollow={onFollow} />
            {view.schemes.length === 1 && (
              <MutedText>{i18n._('comparison.scheme.addHint', { limit: MAX_COMPARED_SCHEMES })}</MutedText>
            )}
            <Card aria-label={i18n._('comparison.chart.title')}>
              <Stack gap={16}>
                <h2>{i18n._('comparison.chart.title')}</h2>
                <ComparedHistories view={view} remote={remote} />
              </Stack>
            </Card>
            <ComparisonTable schemes={view.schemes} {...comparedReturnsOf(view.comparison)} />
          </>
        )}
      </Stack>
    </Page>
  );
}

const noReturns: readonly never[] = [];
const comparedReturnsOf = (comparison: NavComparison) => ({
  isWaiting: comparison.kind === 'waiting',
  ...(comparison.kind === 'compared'
    ? { returns: comparison.returns, to: comparison.to }
    : { returns: noReturns, to: null }),
});

function ComparedHistories({ view, remote }: Pick<SchemeComparisonProps, 'view' | 'remote'>) {
  const { i18n } = useLingui();
  const { comparison, schemes } = view;
  const loaded = schemes.flatMap(({ column, page }) => (page.screen === 'loaded' ? [{ column, ...page.value }] : []));
  switch (comparison.kind) {
    case 'waiting':
      return (
        <ChartPlaceholder aria-busy style={{ '--columns': schemes.length }}>
          <Loading label={i18n._('comparison.chart.waiting')} />
          <Skeleton height="3rem" />
          <Skeleton height="100%" />
        </ChartPlaceholder>
      );
    case 'none':
      return <p>{i18n._('comparison.chart.none')}</p>;
    case 'apart':
      return <p>{i18n._('comparison.chart.apart')}</p>;
    case 'compared': {
      const schemeNameOf = (column: ComparisonColumn) =>
        loaded.find((each) => each.column === column)?.scheme.name ?? '';
      const without = loaded.filter(({ column }) => !comparison.columns.includes(column));
      const paysOut = loaded.some(
        ({ column, classification, scheme }) =>
          comparison.columns.includes(column) && schemeFactsOf(classification, scheme.name).option === 'payout',
      );
      return (
        <>
          <ComparedNavs
            compared={comparison}
            nameOf={schemeNameOf}
            onPeriod={(period) => remote.send({ type: 'period.chosen', period })}
          />
          {without.map(({ column }) => (
            <MutedText key={column}>
              {i18n._('comparison.chart.without', { letter: i18n._(`comparison.${lineLooks[column].letter}`) })}
            </MutedText>
          ))}
          {paysOut && <MutedText>{i18n._('comparison.chart.payout')}</MutedText>}
        </>
      );
    }
  }
}
