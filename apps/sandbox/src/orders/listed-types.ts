import { type ListedOrderType } from '@folioflow/api/contract';
import { type OrderType } from './order-tables.ts';

/** There is one SIP list: it answers registrations with a mandate and plain ones (C-76). */
export const listed: Readonly<Record<ListedOrderType, readonly OrderType[]>> = {
  single: ['single'],
  xsip: ['xsip', 'sip'],
  stp: ['stp'],
};
