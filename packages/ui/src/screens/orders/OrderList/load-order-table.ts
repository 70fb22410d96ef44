import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** Orders below each other: no phone has room for a table. */
export const loadOrderTable = createCachedLoader(
  async () => (await import('../../../parts/order/OrderRow/OrderTable.tsx')).OrderTable,
);
