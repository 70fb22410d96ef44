import type { Order, RequestOf } from '@folioflow/api/contract';
import type { OperationPort } from '../../../kit/operation-port.ts';
import { accepted, type Port } from '../../../kit/port.ts';
import type { OrderLookUpResult, SubmissionSearch } from './order-confirmation.types.ts';

/** Searches the order list of a type for a submission. The provider lists an order without a key with an empty key. */
export const createPlacedOrderFinder =
  <Placed>(
    listOrders: OperationPort<'listOrders'>,
    orderType: RequestOf<'listOrders'>['order_type'],
    toPlaced: (order: Order) => Placed,
  ): Port<SubmissionSearch, OrderLookUpResult<Placed>> =>
  async ({ submission }, scope) => {
    const outcome = await listOrders({ order_type: orderType }, scope);
    if (outcome.kind !== 'accepted') return outcome;
    const { result } = outcome.answer;
    const order = result.find(({ submission_key }) => submission_key === submission);
    if (order) return accepted({ kind: 'found', order: toPlaced(order) }, outcome.receivedAt);
    const hasKeys = result.every(({ submission_key }) => submission_key !== undefined);
    return accepted({ kind: hasKeys ? 'absent' : 'unknown' }, outcome.receivedAt);
  };
