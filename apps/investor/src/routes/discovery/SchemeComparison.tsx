import { comparisonIn, comparisonKeeps, schemeComparison } from '@folioflow/flows';
import { SchemeComparison } from '@folioflow/ui/screens/discovery/SchemeComparison/SchemeComparison';
import { useKeeping } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { useSearch } from '../../wiring/use-search.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** /schemeList?compare=…: the address says which schemes, so that Back, a reload and a shared link show them again. */
export function SchemeComparisonRoute() {
  const { search } = useLocation();
  const { view, remote, onExit } = useWiredFlow(
    ({ provider: { getSchemeStatistics } }) => schemeComparison({ getSchemeStatistics }),
    { search },
  );
  useSearch(view.search, (asked) => {
    const { schemes, period } = comparisonIn(asked);
    remote.send({ type: 'schemes.chosen', schemes });
    remote.send({ type: 'period.chosen', period });
  });
  useKeeping(
    comparisonKeeps,
    view.schemes.map(({ scheme }) => scheme),
  );
  return <SchemeComparison view={view} remote={remote} listPath="/schemeList" onFollow={onExit} />;
}
