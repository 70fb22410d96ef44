import { type OrderRow } from '../order-tables.ts';

/** Whether the investor has units of it. */
export const isAllotted = ({ state }: OrderRow): boolean => state === 'allotted' || state === 'redeem_requested';

/** Whether there are units that may be moved. */
export const isHeld = ({ state, redeemable }: OrderRow): boolean => state === 'allotted' && redeemable > 0;
