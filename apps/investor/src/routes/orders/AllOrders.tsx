import { useLingui } from '@lingui/react';
import { parseAllOrdersQuery } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { AllOrders } from '@folioflow/ui/screens/orders/AllOrders/AllOrders';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useScrollRestoration } from '../../wiring/use-scroll-restoration.ts';
import { useSearchSync } from '../../wiring/use-search-sync.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { loadPayoutEstimate } from './load-payout-estimate.ts';
import { wireAllOrders } from './wire-all-orders.ts';

/** Returns the sort order in a query, without its question mark; '' for the default order. */
const sortPartOf = (search: string): string => /[?&](sort=[^&#]*)/.exec(search)?.[1] ?? '';

const joinQuery = (filterQuery: string, sortPart: string): string =>
  sortPart === '' ? filterQuery : `${filterQuery === '' ? '?' : `${filterQuery}&`}${sortPart}`;

/** /allOrders */
export function AllOrdersRoute() {
  const { i18n } = useLingui();
  const { providerNow } = useApp();
  const unanswered = useUnansweredSubmissions();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { view, remote, onExit } = useWiredFlow((app) => wireAllOrders(i18n, app, unanswered), {
    search,
    today: () => dayInIndia(providerNow()),
  });
  useSearchSync(joinQuery(view.search, sortPartOf(search)), (newSearch) =>
    remote.send({ type: 'filter.changed', filter: parseAllOrdersQuery(newSearch) }),
  );
  useScrollRestoration(view.screen === 'loaded');
  const sort = (sortQuery: string) =>
    void navigate({ pathname, search: joinQuery(view.search, sortPartOf(sortQuery)) }, { replace: true, state });
  return (
    <AllOrders
      view={view}
      remote={remote}
      onExit={onExit}
      search={search}
      onSort={sort}
      loadEstimate={loadPayoutEstimate}
    />
  );
}
