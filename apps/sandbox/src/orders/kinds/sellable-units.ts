import { type StoredOrderFacts } from './kind.ts';
import { type OrderRow, type OrderType } from '../records/order-tables.ts';

const registrationTypes: readonly OrderType[] = ['xsip', 'sip', 'stp'];

/** True once an order has received units; an ended registration retains the units of its instalments. */
export const isAllotted = ({ state, type, allotted_at }: OrderRow): boolean =>
  ['allotted', 'redeem_requested', 'redeemed_full', 'transferred_full'].includes(state) ||
  (registrationTypes.includes(type) && allotted_at !== null);

/** True if units can be redeemed or transferred; false while a redemption is under way. */
export const hasSellableUnits = (row: OrderRow, { redemption }: Pick<StoredOrderFacts, 'redemption'>): boolean =>
  isAllotted(row) && redemption === undefined && (row.units > 0 || row.redeemable > 0);
