import { LOGOUT_TOKEN, type OperationName } from '@folioflow/api/contract';
import { callOperation, type CallOptions } from '../http/call.ts';
import { type OperationReply } from '../http/reply.ts';
import { type Connection } from '../http/send.ts';
import { textAt, type Fields } from '../ground/fields.ts';

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

/** The token of an answer that replaces that of the request; null without one. */
const renewedToken = (reply: OperationReply): string | null => {
  const token = textAt(reply.body, 'token_id');
  return token === '' || token === LOGOUT_TOKEN || reply.body['erase_token_id'] === true ? null : token;
};

/** The token of a session, which each answer may renew. */
export interface TokenHolder {
  current: string;
}

/** Creates a caller that follows the token rule of a client: a `token_id` of an answer replaces the token. */
export const createPerson = (connection: Connection, holder: TokenHolder): Person => ({
  get token() {
    return holder.current;
  },
  call: async (name, request, options) => {
    const reply = await callOperation(connection, name, request, holder.current, options);
    if (holder.current !== '') holder.current = renewedToken(reply) ?? holder.current;
    return reply;
  },
});

/** Creates a caller without a token. */
export const createVisitor = (connection: Connection): Person => createPerson(connection, { current: '' });

export const createInvestor = (connection: Connection, holder: TokenHolder, account: Account): Investor => {
  const person = createPerson(connection, holder);
  return {
    ...account,
    get token() {
      return holder.current;
    },
    call: (name, request, options) => person.call(name, request, options),
  };
};
