import type { StorageRule } from '../../kit/storage-rule.ts';

/** Stores the number of the order with a running payment, for a single status check (AD-033, OM-155). */
export const paymentNumberStorage: StorageRule<string | null> = {
  store: 'local',
  key: 'payment_order_number',
  select: (orderNumber) => orderNumber,
};
