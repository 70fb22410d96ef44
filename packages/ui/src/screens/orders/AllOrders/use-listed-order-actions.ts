import type { allOrdersFlow, AllOrdersView, Exit, Remote } from '@folioflow/flows';
import { useEffect, useMemo, useRef } from 'react';
import type { OrderHandlers } from '../../../parts/order/OrderRow/OrderActions.tsx';

type LoadedView = Extract<AllOrdersView, { screen: 'loaded' }>;

const noRows: LoadedView['listByRow'] = {};

/** Returns handlers that send an action of an order to the list of the order; the same object for all renders. */
export function useListedOrderActions(
  view: AllOrdersView,
  remote: Remote<typeof allOrdersFlow>,
  onExit: (exit: Exit) => void,
): OrderHandlers {
  const listByRow = useRef(noRows);
  useEffect(() => {
    listByRow.current = view.screen === 'loaded' ? view.listByRow : noRows;
  });
  return useMemo(() => {
    const listOf = (id: string) => remote.child(listByRow.current[id] ?? 'single');
    return {
      onExit,
      onShowInfo: (id) => remote.send({ type: 'row.opened', list: listByRow.current[id] ?? 'single', id }),
      onHideInfo: () => remote.send({ type: 'row.closed' }),
      onCancel: (id) => listOf(id).send({ type: 'cancellation.requested', id }),
      onPause: (id) => listOf(id).send({ type: 'pause.requested', id }),
      onSwp: (id) => listOf(id).send({ type: 'swp.requested', id }),
      onCancelSwp: (id) => listOf(id).send({ type: 'swpCancellation.requested', id }),
    };
  }, [remote, onExit]);
}
