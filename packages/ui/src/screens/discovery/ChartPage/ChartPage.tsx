import { useLingui } from '@lingui/react';
import type { ChartPageValue, ChartPageView, chartPageFlow, Remote } from '@folioflow/flows';
import { type ReactNode } from 'react';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { NavHistory } from '../../../parts/scheme/NavHistory/NavHistory.tsx';
import { useNavWindow } from '../../../parts/scheme/NavHistory/use-nav-window.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ChartColumns } from './chart-columns.ts';
import { hasStripFacts, SchemeFactStrip } from './SchemeFactStrip.tsx';
import { LatestNavLine, SchemeName } from './SchemeHeader.tsx';

const loadReturns = createCachedLoader(async () => (await import('./ReturnsCalculator.tsx')).ReturnsCalculator);
const loadPortfolio = createCachedLoader(async () => (await import('./FundPortfolio.tsx')).FundPortfolio);
const loadAbout = createCachedLoader(async () => (await import('./SchemeAbout.tsx')).SchemeAbout);

export interface ChartPageProps {
  view: ChartPageView;
  remote: Remote<typeof chartPageFlow>;
  /** The name in the address: reserves the space of the real name and is never visible. */
  expectedName: string;
  /** Shown instead of a scheme that does not exist. */
  missing: ReactNode;
  /** Shown below the name of the scheme: `KycBanner`. */
  banner?: ReactNode;
  /** The invest panel, shown once the scheme is loaded. */
  panel: ReactNode;
}

/** The page of a scheme: its NAV, the invest panel, published facts and figures (DO-060 to DO-074). */
export function ChartPage({ view, remote, expectedName, missing, banner, panel }: ChartPageProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'notFound':
      return missing;
    case 'unavailable':
      return (
        <Page>
          <SchemeName value={null} expectedName={expectedName} />
          <UnavailableState
            notice={view.notice}
            title={i18n._('discovery.chart.unavailable')}
            action={
              <Stack gap={16} align="center">
                <Button onClick={() => remote.send({ type: 'reload.requested' })}>
                  {i18n._('discovery.chart.retry')}
                </Button>
                <TextLink to="/schemeList/">{i18n._('discovery.chart.backToList')}</TextLink>
              </Stack>
            }
          />
        </Page>
      );
    case 'loading':
    case 'loaded':
      return (
        <Page flush>
          <ChartColumns>
            <div data-panel="name">
              <Stack gap={16}>
                <SchemeName value={view.screen === 'loaded' ? view.value : null} expectedName={expectedName} />
                {banner}
              </Stack>
            </div>
            {view.screen === 'loading' ? <LoadingScheme /> : <LoadedScheme view={view} panel={panel} />}
          </ChartColumns>
        </Page>
      );
  }
}

function LoadingScheme() {
  const { i18n } = useLingui();
  return (
    <>
      <div data-panel="nav" aria-busy>
        <Stack gap={16}>
          <Loading label={i18n._('discovery.chart.loading')} />
          <Skeleton width="14rem" height="4.375rem" />
          <Skeleton height="13.5rem" />
        </Stack>
      </div>
      <div data-panel="invest">
        <Skeleton height="32rem" />
      </div>
    </>
  );
}

interface LoadedSchemeProps {
  view: Extract<ChartPageView, { screen: 'loaded' }>;
  panel: ReactNode;
}

function LoadedScheme({ view: { value, notice, isBusy }, panel }: LoadedSchemeProps) {
  const { i18n } = useLingui();
  const window = useNavWindow(value.points);
  return (
    <>
      <div data-panel="nav" aria-busy={isBusy || undefined}>
        <Stack gap={12}>
          <NoticeLine notice={notice} />
          <LatestNavLine value={value} />
          <NavHistory window={window} history={value.points} longestDays={value.historyDays} />
        </Stack>
      </div>
      <aside data-panel="invest" aria-label={i18n._('discovery.invest.title')}>
        {panel}
      </aside>
      {hasStripFacts(value) && (
        <div data-panel="facts">
          <SchemeFactStrip facts={value.facts} />
        </div>
      )}
      <SchemeFigures value={value} navs={window.points} />
    </>
  );
}

interface SchemeFiguresProps {
  value: ChartPageValue;
  navs: ChartPageValue['points'];
}

/** The parts further down, whose code is fetched when they are scrolled to. */
const SchemeFigures = ({ value: { published, scheme, classification }, navs }: SchemeFiguresProps) => (
  <div data-panel="rest">
    <LazyPart load={loadPortfolio} reservedHeight="20rem" props={{ published }} />
    <LazyPart load={loadReturns} reservedHeight="28rem" props={{ published }} />
    <LazyPart load={loadAbout} reservedHeight="28rem" props={{ scheme, classification, navs }} />
  </div>
);
