import {
  chartPage,
  chartPath,
  narrowChartExit,
  lastSchemeStorage,
  resolveSchemeParameters,
  statisticsRequestOf,
  type SchemeIdentity,
} from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { ChartPage } from '@folioflow/ui/screens/discovery/ChartPage/ChartPage';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { writeStoredText, readStoredText } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Neutral } from '../../app/lazy-neutral.ts';
import { useApp } from '../../wiring/app-context.ts';
import { KycBannerPlace } from '../../wiring/kyc/KycBannerPlace.tsx';
import { parseListSearch } from '../../wiring/list-search.ts';
import { WatchPlace } from './WatchPlace.tsx';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const loadBanner = createCachedLoader(
  async () => (await import('../../wiring/kyc/StoredKycBanner.tsx')).StoredKycBanner,
);
const loadInvest = createCachedLoader(async () => (await import('./Invest.tsx')).Invest);

/** /charts/… and /chartsmobile: one screen with the scheme of the address, the navigation state or the storage. */
export function ChartRoute() {
  const { stores } = useApp();
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = useParams();
  const { state } = useLocation() as { state: { param_data?: unknown } | null };
  const requestedScheme = resolveSchemeParameters({
    route: { scheme_isin, scheme_code, scheme_name },
    navigation: state?.param_data,
    storedText: readStoredText(stores, lastSchemeStorage),
  });
  if (requestedScheme === null) return <Neutral />;
  // The key is the code alone: ISIN and name are corrected while the page is shown.
  return <Chart key={requestedScheme.code} requestedScheme={requestedScheme} isAddressed={scheme_code !== ''} />;
}

interface ChartProps {
  requestedScheme: SchemeIdentity;
  isAddressed: boolean;
}

function Chart({ requestedScheme, isAddressed }: ChartProps) {
  const { view, remote } = useWiredFlow(({ provider: { getSchemeStatistics } }) => chartPage({ getSchemeStatistics }), {
    request: statisticsRequestOf(requestedScheme),
  });
  const scheme = view.screen === 'loaded' ? view.value.scheme : null;
  useSchemeSync(scheme, isAddressed);
  const terms = view.screen === 'loaded' ? view.value.terms : undefined;
  return (
    <WatchPlace>
      <ChartPage
        view={view}
        remote={remote}
        expectedName={requestedScheme.name}
        listSearch={parseListSearch(document.referrer, location.origin)}
        missing={<Neutral />}
        banner={<KycBannerPlace load={loadBanner} isDue={terms !== undefined} terms={terms} />}
        loadPanel={loadInvest}
        panel={
          view.screen === 'loaded' && (
            <OnDemand load={loadInvest} props={{ scheme: view.value.scheme, terms: view.value.terms }} />
          )
        }
      />
    </WatchPlace>
  );
}

/** Sets title, address and stored scheme by the answer, not by the values of the address (decision 024). */
function useSchemeSync(scheme: SchemeIdentity | null, isAddressed: boolean): void {
  const { stores } = useApp();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { isin = '', code = '', name = '' } = scheme ?? {};
  const isKnown = scheme !== null;
  useEffect(() => {
    if (!isKnown) return;
    const answered = { isin, code, name };
    document.title = name;
    writeStoredText(stores, lastSchemeStorage, answered);
    const path = isAddressed ? chartPath(answered) : pathname;
    const correctState = isAddressed ? null : narrowChartExit(answered).state;
    if (path === pathname && JSON.stringify(correctState) === JSON.stringify(state)) return;
    void navigate(path, { replace: true, state: correctState });
  }, [isKnown, isin, code, name, isAddressed, pathname, state, stores, navigate]);
}
