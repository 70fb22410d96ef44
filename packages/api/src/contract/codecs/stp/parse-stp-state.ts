import type { Order } from '../../wire-types.gen.ts';
import { parseSelectedOrder } from '../order-screen/parse-order-screen-state.ts';
import { asRecord } from '../parse-with-schema.ts';
import { START_STP } from './stp-state.ts';

/**
 * Parses the navigation state of /stpSchemeList: the order to transfer from, a question to the provider (decision
 * 024); null for any other state.
 */
export const parseStpState = (state: unknown): Order | null =>
  asRecord(state)['request_mode'] === START_STP ? parseSelectedOrder(state) : null;
