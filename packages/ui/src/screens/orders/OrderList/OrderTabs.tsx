import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { ALL_ORDERS_PATH, orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { PageTabs } from '../../../primitives/Link/PageTabs.tsx';

const orderTypes = ['single', 'xsip', 'stp'] as const;

const readTabs = (i18n: I18n) => [
  { to: ALL_ORDERS_PATH, label: i18n._('orders.list.all') },
  ...orderTypes.map((kind) => ({ to: orderLists[kind], label: i18n._(`orders.portfolio.type.${kind}`) })),
];

interface OrderTabsProps {
  /** The type of the list; `all` for the list of all kinds. */
  current: (typeof orderTypes)[number] | 'all';
}

/** Links to the lists of orders, which are separate pages (OM-032, OM-054). */
export function OrderTabs({ current }: OrderTabsProps) {
  const { i18n } = useLingui();
  return (
    <PageTabs
      label={i18n._('orders.list.tabs')}
      tabs={readTabs(i18n)}
      current={current === 'all' ? ALL_ORDERS_PATH : orderLists[current]}
    />
  );
}
