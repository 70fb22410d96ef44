import { parseComparison, comparisonStorage, schemeComparison } from '@folioflow/flows';
import { SchemeComparison } from '@folioflow/ui/screens/discovery/SchemeComparison/SchemeComparison';
import { useStoredTextSync } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { useSearchSync } from '../../wiring/use-search-sync.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { WatchPlace } from './WatchPlace.tsx';

/** /schemeList?compare=…: the address names the schemes, so that Back, a reload and a shared link show them again. */
export function SchemeComparisonRoute() {
  const { search } = useLocation();
  const { view, remote, onExit } = useWiredFlow(
    ({ provider: { getSchemeStatistics } }) => schemeComparison({ getSchemeStatistics }),
    { search },
  );
  useSearchSync(view.search, (newSearch) => {
    const { schemes, period } = parseComparison(newSearch);
    remote.send({ type: 'schemes.chosen', schemes });
    remote.send({ type: 'period.chosen', period });
  });
  useStoredTextSync(
    comparisonStorage,
    view.schemes.map(({ scheme }) => scheme),
  );
  return (
    <WatchPlace>
      <SchemeComparison view={view} remote={remote} listPath="/schemeList" onFollow={onExit} />
    </WatchPlace>
  );
}
