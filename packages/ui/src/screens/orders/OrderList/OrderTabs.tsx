import { orders } from '@folioflow/flows/words/orders';
import { orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { PageTabs } from '../../../primitives/Link/PageTabs.tsx';

const orderTypes = ['single', 'xsip', 'stp'] as const;

const tabs = orderTypes.map((kind) => ({ to: orderLists[kind], label: orders[`portfolio.type.${kind}`] }));

interface OrderTabsProps {
  current: (typeof orderTypes)[number];
}

/** Links to the lists of orders, which are separate pages (OM-032, OM-054). */
export function OrderTabs({ current }: OrderTabsProps) {
  return <PageTabs label={orders['list.tabs']} tabs={tabs} current={orderLists[current]} />;
}
