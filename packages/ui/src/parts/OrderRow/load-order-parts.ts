import { keeping } from '../../primitives/on-demand.ts';

/** What the provider tells of an order at length: few people ask for it. */
export const loadOrderDialog = keeping(async () => (await import('./OrderDialog.tsx')).OrderDialog);

/** How far an order is, and what happened to it. */
export const loadOrderDetails = keeping(async () => (await import('./OrderDetails.tsx')).OrderDetails);
