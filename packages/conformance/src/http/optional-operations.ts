import { type OperationName } from '@folioflow/api/contract';
import { NotTried } from '../ground/verdicts.ts';
import { type OperationReply, type Reply } from './reply.ts';

/** Operations that a provider may omit: it then answers HTTP 404 to every caller. */
const OPTIONAL_OPERATIONS: ReadonlySet<string> = new Set<OperationName>([
  'listHoldings',
  'listTransactions',
  'getHoldingsHistory',
]);

/** True if the provider answers that it does not have an operation that it may omit. */
export const isNotOffered = (name: string, { status }: Reply): boolean =>
  status === 404 && OPTIONAL_OPERATIONS.has(name);

/**
 * Returns the answer of an operation that a provider may omit.
 * @throws NotTried if the provider does not offer it
 */
export const requireOffer = <N extends OperationName>(reply: OperationReply<N>): OperationReply<N> => {
  if (isNotOffered(reply.operation, reply)) throw new NotTried(`the provider does not offer ${reply.operation}`);
  return reply;
};
