import { type ListedOrderType } from '@folioflow/api/contract';
import { type OrderType } from '../records/order-tables.ts';

/** Order types of each list; the SIP list contains registrations with and without a mandate (C-76). */
export const typesByList: Readonly<Record<ListedOrderType, readonly OrderType[]>> = {
  single: ['single'],
  xsip: ['xsip', 'sip'],
  stp: ['stp'],
};
