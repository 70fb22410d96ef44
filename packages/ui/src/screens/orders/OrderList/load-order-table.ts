import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The table of orders, which is not shown on phones. */
export const loadOrderTable = createCachedLoader(
  async () => (await import('../../../parts/order/OrderRow/OrderTable.tsx')).OrderTable,
);
