import { useLingui } from '@lingui/react';
import type { ChartPageView, chartPageFlow, Remote } from '@folioflow/flows';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { NavHistory } from '../../../parts/scheme/NavHistory/NavHistory.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import type { CodeLoader } from '../../../primitives/on-demand.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { PanelPlace } from './PanelPlace.tsx';
import { LatestNavLine, SchemeName } from './SchemeHeader.tsx';

const loadTerms = createCachedLoader(async () => (await import('./SchemeTermsStrip.tsx')).SchemeTermsStrip);
const loadReturns = createCachedLoader(async () => (await import('./ReturnsCalculator.tsx')).ReturnsCalculator);
const loadPortfolio = createCachedLoader(async () => (await import('./FundPortfolio.tsx')).FundPortfolio);
const loadAbout = createCachedLoader(async () => (await import('./SchemeAbout.tsx')).SchemeAbout);

/*
 * The panel follows the name in the document, so that the keyboard reaches it before the chart (decision 063). The rows
 * are those of a phone, which has a Back of its own.
 */
const Columns = styled.div`
  display: grid;
  grid-template: 'name' 'main' 'invest' / minmax(0, 1fr);
  gap: var(--space-24);
  /* Height of the terms, which are loaded later: two rows, or one on a wide screen. */
  --terms: 6.25rem;

  @media (min-width: 481px) {
    grid-template-areas: 'back' 'name' 'main' 'invest';
  }

  /* In a low window or with enlarged text the bar with the button is not sticky. */
  @media (max-height: 29.99rem) {
    grid-template-areas: 'name' 'invest' 'main';
  }

  @media (max-height: 29.99rem) and (min-width: 481px) {
    grid-template-areas: 'back' 'name' 'invest' 'main';
  }

  @media (min-width: 48rem) {
    --terms: 2.75rem;
  }

  @media (min-width: 64rem) {
    grid-template: 'back invest' 'name invest' 'main invest' 1fr / minmax(0, 1fr) 22rem;
  }

  &[data-plain] {
    grid-template: 'name' 'main' / minmax(0, 1fr);
  }
`;

const NameArea = styled.div`
  grid-area: name;
`;

const MainArea = styled.div`
  grid-area: main;
  min-width: 0;
`;

const PanelSkeleton = styled.div`
  grid-area: invest;
`;

/* The page opens in a new tab without a history on a wide screen, and in the same tab on a phone (DO-052, DO-053). */
const BackLink = styled.p`
  grid-area: back;
  font-size: var(--type-14);

  @media (max-width: 480px) {
    display: none;
  }
`;

export interface ChartPageProps {
  view: ChartPageView;
  remote: Remote<typeof chartPageFlow>;
  /** The name in the address: reserves the space of the real name and is never visible. */
  expectedName: string;
  /** The query of the list from which the page was opened, with its question mark; '' without one. */
  listSearch?: string | undefined;
  /** Shown instead of a scheme that does not exist. */
  missing: ReactNode;
  /** Shown below the name of the scheme: `KycBanner`. */
  banner?: ReactNode;
  /** The invest panel, shown once the scheme is loaded. */
  panel: ReactNode;
  /** Fetches the code of the panel; omitted if there is nothing to fetch. */
  loadPanel?: CodeLoader<unknown> | undefined;
}

const resolveAtOnce = () => Promise.resolve();

/** The page of a scheme: its NAV, its history and the invest panel (DO-060 to DO-074). */
export function ChartPage({
  view,
  remote,
  expectedName,
  listSearch = '',
  missing,
  banner,
  panel,
  loadPanel = resolveAtOnce,
}: ChartPageProps) {
  const { i18n } = useLingui();
  if (view.screen === 'notFound') return missing;
  const wayBack = <TextLink to={`/schemeList/${listSearch}`}>{i18n._('discovery.chart.backToList')}</TextLink>;
  const isUnavailable = view.screen === 'unavailable';
  return (
    <Page>
      <Columns data-plain={isUnavailable || undefined}>
        <NameArea>
          <Stack gap={24}>
            <SchemeName
              scheme={view.screen === 'loaded' ? view.value.scheme : null}
              classification={view.screen === 'loaded' ? view.value.classification : null}
              expectedName={expectedName}
              isLoading={view.screen === 'loading'}
            />
            {!isUnavailable && banner}
          </Stack>
        </NameArea>
        {view.screen === 'loading' && (
          <PanelSkeleton>
            <Skeleton height="20rem" />
          </PanelSkeleton>
        )}
        {view.screen === 'loaded' && (
          <PanelPlace loadPanel={loadPanel} scheme={view.value.scheme}>
            {panel}
          </PanelPlace>
        )}
        {!isUnavailable && <BackLink>{wayBack}</BackLink>}
        <MainArea aria-busy={view.screen === 'loading' || (view.screen === 'loaded' && view.isBusy) || undefined}>
          <ChartPageContent view={view} remote={remote} wayBack={wayBack} />
        </MainArea>
      </Columns>
    </Page>
  );
}

interface ChartPageContentProps extends Pick<ChartPageProps, 'remote'> {
  wayBack: ReactNode;
  view: Exclude<ChartPageView, { screen: 'notFound' }>;
}

function ChartPageContent({ view, remote, wayBack }: ChartPageContentProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return (
        <Stack gap={24}>
          <Loading label={i18n._('discovery.chart.loading')} />
          <Skeleton width="14rem" height="4.5rem" />
          <Skeleton height="26rem" />
        </Stack>
      );
    case 'unavailable':
      return (
        <UnavailableState
          notice={view.notice}
          title={i18n._('discovery.chart.unavailable')}
          action={
            <Stack gap={16} align="center">
              <Button onClick={() => remote.send({ type: 'reload.requested' })}>
                {i18n._('discovery.chart.retry')}
              </Button>
              {wayBack}
            </Stack>
          }
        />
      );
    case 'loaded':
      return (
        <Stack gap={24}>
          <NoticeLine notice={view.notice} />
          <NavHistory
            points={view.value.points}
            longestDays={view.value.historyDays}
            renderHead={(rangeReturn) => <LatestNavLine header={view.value.header} aside={rangeReturn} />}
          />
          <LazyPart load={loadTerms} reservedHeight="var(--terms)" props={{ terms: view.value.terms }} />
          <LazyPart load={loadReturns} reservedHeight="28rem" props={{ published: view.value.published }} />
          <LazyPart load={loadPortfolio} reservedHeight="20rem" props={{ published: view.value.published }} />
          <LazyPart
            load={loadAbout}
            reservedHeight="28rem"
            props={{ scheme: view.value.scheme, classification: view.value.classification }}
          />
        </Stack>
      );
  }
}
