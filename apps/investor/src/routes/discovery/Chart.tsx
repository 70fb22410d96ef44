import {
  chartPage,
  investPanel,
  keepParameters,
  schemeParametersOf,
  statisticsRequestOf,
  type InvestTerms,
  type SchemeParameters,
} from '@folioflow/flows';
import { ChartPage } from '@folioflow/ui/screens/discovery/ChartPage/ChartPage';
import { InvestPanel } from '@folioflow/ui/screens/discovery/InvestPanel/InvestPanel';
import { NeutralPage } from '@folioflow/ui/shell';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** Session storage key of the scheme that was opened last (DO-062). */
const KEPT = 'received_data';

/** /charts/… and /chartsmobile: the same screen, its scheme from the address, the navigation state, or what was kept. */
export function ChartRoute() {
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = useParams();
  const { state } = useLocation() as { state: { param_data?: unknown } | null };
  const scheme = schemeParametersOf({
    route: { scheme_isin, scheme_code, scheme_name },
    navigation: state?.param_data,
    kept: sessionStorage.getItem(KEPT),
  });
  if (scheme === null) return <NeutralPage to="/schemeList" link="Go to the schemes" />;
  return <Chart key={`${scheme.isin}/${scheme.code}`} scheme={scheme} />;
}

function Chart({ scheme }: { scheme: SchemeParameters }) {
  const { view, remote } = useWiredFlow(({ provider: { getSchemeStatistics } }) => chartPage({ getSchemeStatistics }), {
    request: statisticsRequestOf(scheme),
  });
  useEffect(() => sessionStorage.setItem(KEPT, keepParameters(scheme)), [scheme]);
  useEffect(() => {
    document.title = scheme.name;
  }, [scheme]);
  return (
    <ChartPage
      view={view}
      remote={remote}
      scheme={scheme}
      panel={view.screen === 'loaded' && <Panel scheme={scheme} terms={view.value.terms} />}
    />
  );
}

function Panel({ scheme, terms }: { scheme: SchemeParameters; terms: InvestTerms }) {
  const exit = useExit();
  const [input] = useState({ scheme, terms, newSubmission: () => crypto.randomUUID() });
  const { view, remote } = useWiredFlow(
    ({ provider: { sendTwoFactorOtp, validateNomineeTwoFactor } }) =>
      investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
    input,
    (output) => exit(output.exit),
  );
  return <InvestPanel view={view} remote={remote} />;
}
