import { type OrderRow, type OrderType } from '../order-tables.ts';

const registrations: readonly OrderType[] = ['xsip', 'sip', 'stp'];

/** Whether the investor has units of it: a registration keeps those of its installments when it has ended. */
export const isAllotted = ({ state, type, allotted_at }: OrderRow): boolean =>
  state === 'allotted' || state === 'redeem_requested' || (registrations.includes(type) && allotted_at !== null);

/** Whether there are units that may be moved. */
export const isHeld = (row: OrderRow): boolean =>
  isAllotted(row) && row.state !== 'redeem_requested' && (row.units > 0 || row.redeemable > 0);
