import { type OrderFacts } from './kind.ts';
import { type OrderRow, type OrderType } from '../order-tables.ts';

const registrations: readonly OrderType[] = ['xsip', 'sip', 'stp'];

/** Whether the investor has units of it: a registration keeps those of its installments when it has ended. */
export const isAllotted = ({ state, type, allotted_at }: OrderRow): boolean =>
  ['allotted', 'redeem_requested', 'redeemed_full', 'transferred_full'].includes(state) ||
  (registrations.includes(type) && allotted_at !== null);

/** Whether there are units that may be moved; while some are being redeemed, none are. */
export const isHeld = (row: OrderRow, { redemption }: Pick<OrderFacts, 'redemption'>): boolean =>
  isAllotted(row) && redemption === undefined && (row.units > 0 || row.redeemable > 0);
