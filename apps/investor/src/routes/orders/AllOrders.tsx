import { LISTED_ORDER_TYPES, type ListedOrderType, type Order } from '@folioflow/api/contract';
import { allOrders, parseAllOrdersQuery, type OrderListPorts } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { AllOrders } from '@folioflow/ui/screens/orders/AllOrders/AllOrders';
import { createSubmissionSettlingPort, useUnansweredSubmissions, type UnansweredSubmissions } from '@folioflow/wiring';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useScrollRestoration } from '../../wiring/use-scroll-restoration.ts';
import { useSearchSync } from '../../wiring/use-search-sync.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { loadPayoutEstimate } from './load-payout-estimate.ts';
import { createOrderActionPorts, isActionDone, orderListSteps } from './order-list-ports.ts';

/** Settles the submissions of earlier visits once all lists have answered, because any list may contain their order. */
function createListsPort(
  unanswered: UnansweredSubmissions,
  listOrders: OrderListPorts['listOrders'],
): OrderListPorts['listOrders'] {
  const answered = new Map<ListedOrderType, readonly Order[]>();
  const hasEffect = (_: unknown, action: string, orderId: string) =>
    isActionDone([...answered.values()].flat(), action, orderId);
  return async (request, scope) => {
    const outcome = await listOrders(request, scope);
    if (outcome.kind === 'accepted') answered.set(request.order_type, outcome.answer.result);
    if (answered.size < LISTED_ORDER_TYPES.length) return outcome;
    return createSubmissionSettlingPort(unanswered, () => Promise.resolve(outcome), { hasEffect })(request, scope);
  };
}

/** Returns the sort order in a query, without its question mark; '' for the default order. */
const sortPartOf = (search: string): string => /[?&](sort=[^&#]*)/.exec(search)?.[1] ?? '';

const joinQuery = (filterQuery: string, sortPart: string): string =>
  sortPart === '' ? filterQuery : `${filterQuery === '' ? '?' : `${filterQuery}&`}${sortPart}`;

/** /allOrders */
export function AllOrdersRoute() {
  const { providerNow } = useApp();
  const unanswered = useUnansweredSubmissions();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { view, remote, onExit } = useWiredFlow(
    ({ provider }) =>
      allOrders(
        {
          ...createOrderActionPorts(provider, unanswered),
          listOrders: createListsPort(unanswered, provider.listOrders),
        },
        orderListSteps,
      ),
    { search, today: () => dayInIndia(providerNow()) },
  );
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
