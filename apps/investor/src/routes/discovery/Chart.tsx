import {
  chartPage,
  schemeKeeps,
  schemeParametersOf,
  statisticsRequestOf,
  type SchemeParameters,
} from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/OnDemand/OnDemand';
import { ChartPage } from '@folioflow/ui/screens/discovery/ChartPage/ChartPage';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Neutral } from '../../app/lazy-neutral.ts';
import { useApp } from '../../wiring/app-context.ts';
import { keptIn, useKeeping } from '../../wiring/kept.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const loadInvest = async () => (await import('./Invest.tsx')).Invest;

/** /charts/… and /chartsmobile: the same screen, its scheme from the address, the navigation state, or what was kept. */
export function ChartRoute() {
  const { stores } = useApp();
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = useParams();
  const { state } = useLocation() as { state: { param_data?: unknown } | null };
  const scheme = schemeParametersOf({
    route: { scheme_isin, scheme_code, scheme_name },
    navigation: state?.param_data,
    kept: keptIn(stores, schemeKeeps),
  });
  if (scheme === null) return <Neutral />;
  return <Chart key={`${scheme.isin}/${scheme.code}`} scheme={scheme} />;
}

function Chart({ scheme }: { scheme: SchemeParameters }) {
  const { view, remote } = useWiredFlow(({ provider: { getSchemeStatistics } }) => chartPage({ getSchemeStatistics }), {
    request: statisticsRequestOf(scheme),
  });
  useKeeping(schemeKeeps, scheme);
  useEffect(() => {
    document.title = scheme.name;
  }, [scheme]);
  return (
    <ChartPage
      view={view}
      remote={remote}
      scheme={scheme}
      panel={view.screen === 'loaded' && <OnDemand load={loadInvest} props={{ scheme, terms: view.value.terms }} />}
    />
  );
}
