import type { Order } from '@folioflow/api/contract';

/** The flag of the order, if no SWP runs on it (INV-22, AD-018). */
export const isSwpRegistrable = (order: Order): boolean => order.is_swp_allowed && !order.mf_order_swp_enabled;
