import {
  chartPage,
  chartPath,
  narrowChartExit,
  schemeKeeps,
  schemeParametersOf,
  statisticsRequestOf,
  type SchemeParameters,
} from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/OnDemand/OnDemand';
import { ChartPage } from '@folioflow/ui/screens/discovery/ChartPage/ChartPage';
import { keeping } from '@folioflow/ui/on-demand';
import { keepIn, keptIn } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Neutral } from '../../app/lazy-neutral.ts';
import { useApp } from '../../wiring/app-context.ts';
import { listSearchOf } from '../../wiring/list-search.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const loadInvest = keeping(async () => (await import('./Invest.tsx')).Invest);

/** /charts/… and /chartsmobile: the same screen, its scheme from the address, the navigation state, or what was kept. */
export function ChartRoute() {
  const { stores } = useApp();
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = useParams();
  const { state } = useLocation() as { state: { param_data?: unknown } | null };
  const asked = schemeParametersOf({
    route: { scheme_isin, scheme_code, scheme_name },
    navigation: state?.param_data,
    kept: keptIn(stores, schemeKeeps),
  });
  if (asked === null) return <Neutral />;
  // By its code alone: the other two are put right while the page stands.
  return <Chart key={asked.code} asked={asked} isAddressed={scheme_code !== ''} />;
}

interface ChartProps {
  asked: SchemeParameters;
  isAddressed: boolean;
}

function Chart({ asked, isAddressed }: ChartProps) {
  const { view, remote } = useWiredFlow(({ provider: { getSchemeStatistics } }) => chartPage({ getSchemeStatistics }), {
    request: statisticsRequestOf(asked),
  });
  const scheme = view.screen === 'loaded' ? view.value.scheme : null;
  useAnswered(scheme, isAddressed);
  return (
    <ChartPage
      view={view}
      remote={remote}
      expectedName={asked.name}
      listSearch={listSearchOf(document.referrer, location.origin)}
      missing={<Neutral />}
      loadPanel={loadInvest}
      panel={
        view.screen === 'loaded' && (
          <OnDemand load={loadInvest} props={{ scheme: view.value.scheme, terms: view.value.terms }} />
        )
      }
    />
  );
}

/** Title, address and what is kept follow the answer, whatever the page was opened with (decision 024). */
function useAnswered(scheme: SchemeParameters | null, isAddressed: boolean): void {
  const { stores } = useApp();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { isin = '', code = '', name = '' } = scheme ?? {};
  const isKnown = scheme !== null;
  useEffect(() => {
    if (!isKnown) return;
    const answered = { isin, code, name };
    document.title = name;
    keepIn(stores, schemeKeeps, answered);
    const path = isAddressed ? chartPath(answered) : pathname;
    const right = isAddressed ? null : narrowChartExit(answered).state;
    if (path === pathname && JSON.stringify(right) === JSON.stringify(state)) return;
    void navigate(path, { replace: true, state: right });
  }, [isKnown, isin, code, name, isAddressed, pathname, state, stores, navigate]);
}
