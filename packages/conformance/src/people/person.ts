import { type OperationName } from '@folioflow/api/contract';
import { callOperation, type CallOptions } from '../http/call.ts';
import { type OperationReply } from '../http/reply.ts';
import { type Connection } from '../http/send.ts';
import { type Fields } from '../ground/fields.ts';

/** A caller with a token; '' without one. */
export interface Person {
  readonly token: string;
  call<N extends OperationName>(name: N, request: Fields, options?: CallOptions): Promise<OperationReply<N>>;
}

/** A signed-in investor with the secrets of its account. */
export interface Investor extends Person {
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
}

/** The account of an investor. */
export type Account = Pick<Investor, 'mobile' | 'email' | 'password' | 'pin'>;

export const createPerson = (connection: Connection, token: string): Person => ({
  token,
  call: (name, request, options) => callOperation(connection, name, request, token, options),
});

export const createInvestor = (connection: Connection, token: string, account: Account): Investor => ({
  ...account,
  ...createPerson(connection, token),
});
