import { orderSchema } from '../shapes/order.ts';
import { readSchemaKeys } from './schema-keys.ts';

const orderKeys = new Set(readSchemaKeys(orderSchema).declared.keys());
const noKeys: ReadonlySet<string> = new Set();

/** The selected order is spread into the request of a mandate, and the provider ignores it (C-63). */
const mandateRequests = new Set(['getNachMandate request', 'refreshMandate request', 'cancelMandate request']);

/** Returns the keys that the contract passes through without a declaration. */
export const readPassedKeys = (caseName: string): ReadonlySet<string> =>
  mandateRequests.has(caseName) ? orderKeys : noKeys;
