import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** Long texts of the provider about an order, which few users open. */
export const loadOrderDialog = createCachedLoader(async () => (await import('./OrderDialog.tsx')).OrderDialog);

/** The progress of an order and its transactions. */
export const loadOrderDetails = createCachedLoader(async () => (await import('./OrderDetails.tsx')).OrderDetails);
