import { orders } from '@folioflow/flows/words/orders';
import { ALL_ORDERS_PATH, orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { PageTabs } from '../../../primitives/Link/PageTabs.tsx';

const orderTypes = ['single', 'xsip', 'stp'] as const;

const readTabs = () => [
  { to: ALL_ORDERS_PATH, label: orders['list.all'] },
  ...orderTypes.map((kind) => ({ to: orderLists[kind], label: orders[`portfolio.type.${kind}`] })),
];

interface OrderTabsProps {
  /** The type of the list; `all` for the list of all kinds. */
  current: (typeof orderTypes)[number] | 'all';
}

/** Links to the lists of orders, which are separate pages (OM-032, OM-054). */
export function OrderTabs({ current }: OrderTabsProps) {
  return (
    <PageTabs
      label={orders['list.tabs']}
      tabs={readTabs()}
      current={current === 'all' ? ALL_ORDERS_PATH : orderLists[current]}
    />
  );
}
