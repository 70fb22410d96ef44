import { type OperationName } from '@folioflow/api/contract';
import { createHash } from 'node:crypto';
import { fieldsAt, textAt, type Fields } from '../../ground/fields.ts';
import {
  changeAccepted,
  changeAnswers,
  isCallOf,
  replaceCode,
  withFields,
  type Middleware,
  type PassingAnswer,
  type PassingRequest,
  type PlantedFault,
} from './fault.ts';

const KEY = 'idempotency-key';
const TOKEN = 'bb-access-token';

const withHeader = (request: PassingRequest, name: string, value: string | null): PassingRequest => {
  const others = Object.entries(request.headers).filter(([key]) => key !== name);
  return { ...request, headers: Object.fromEntries(value === null ? others : [...others, [name, value]]) };
};

/** Changes the key of every request. */
const changeKey =
  (change: (key: string, request: PassingRequest) => string | null): (() => Middleware) =>
  () =>
  (request, forward) => {
    const key = request.headers[KEY];
    return forward(key === undefined ? request : withHeader(request, KEY, change(key, request)));
  };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Answers a stored answer where `keyOf` returns the same text again. */
const answerAgain =
  (keyOf: (request: PassingRequest) => string): (() => Middleware) =>
  () => {
    const answers = new Map<string, PassingAnswer>();
    return async (request, forward) => {
      if (request.headers[KEY] === undefined) return forward(request);
      const stored = answers.get(keyOf(request));
      if (stored !== undefined) return stored;
      const answer = await forward(request);
      answers.set(keyOf(request), answer);
      return answer;
    };
  };

/** Lets each caller use the ids of others: a refused request is repeated in the name of the owner. */
const openForeignIds = (name: OperationName): (() => Middleware) => {
  return () => {
    const owners = new Map<string, string>();
    const orderOf = (fields: Fields): string => textAt(fieldsAt(fields, 'result'), 'order_id');
    return async (request, forward) => {
      const answer = await forward(request);
      if (isCallOf('createSingleOrder', request) && answer.fields['code'] === '000') {
        owners.set(orderOf(answer.fields), request.headers[TOKEN] ?? '');
        owners.set(textAt(fieldsAt(answer.fields, 'result'), 'mf_order_number'), request.headers[TOKEN] ?? '');
      }
      if (!isCallOf(name, request) || answer.fields['code'] !== '061') return answer;
      const written = request.body.toString('utf8');
      const owner = [...owners].find(([id]) => id !== '' && written.includes(id))?.[1];
      return owner === undefined ? answer : forward(withHeader(request, TOKEN, owner));
    };
  };
};

export const securityFaults: readonly PlantedFault[] = [
  {
    title: 'the key is ignored',
    caughtBy: 'idempotency.lost-answer',
    create: changeKey(() => null),
  },
  {
    title: 'the key is ignored',
    caughtBy: 'idempotency.create-additional-order.repeat',
    create: changeKey(() => null),
  },
  {
    title: 'the key is ignored',
    caughtBy: 'idempotency.create-single-order.repeat',
    create: changeKey(() => null),
  },
  {
    title: 'the key is ignored',
    caughtBy: 'idempotency.parallel',
    create: changeKey(() => null),
  },
  {
    title: 'a used key with another body is a new submission',
    caughtBy: 'idempotency.create-additional-order.other-body',
    create: changeKey((key, request) => hashOf(key + request.body.toString())),
  },
  {
    title: 'a used key with another body gets the first answer',
    caughtBy: 'idempotency.create-single-order.other-body',
    create: answerAgain((request) => request.headers[KEY] ?? ''),
  },
  {
    title: 'the codes are part of the compared body',
    caughtBy: 'idempotency.new-codes',
    create: changeKey((key, request) => hashOf(key + request.body.toString())),
  },
  {
    title: 'a refused attempt uses the key up',
    caughtBy: 'idempotency.refused-attempt',
    create: answerAgain((request) => request.headers[KEY] ?? ''),
  },
  {
    title: 'a key is shared by all callers',
    caughtBy: 'idempotency.other-caller',
    create: answerAgain((request) => request.headers[KEY] ?? ''),
  },
  {
    title: 'a key is shared by all operations',
    caughtBy: 'idempotency.other-operation',
    create: answerAgain((request) => request.headers[KEY] ?? ''),
  },
  {
    title: 'equal bodies are one submission',
    caughtBy: 'idempotency.other-key',
    create: answerAgain((request) => JSON.stringify(fieldsAt(request.fields, 'client_info'))),
  },
  {
    title: 'the order of another investor is answered',
    caughtBy: 'security.foreign-order.get-order-status',
    create: openForeignIds('getOrderStatus'),
  },
  {
    title: 'the order of another investor is cancelled',
    caughtBy: 'security.foreign-order.cancel-order',
    create: openForeignIds('cancelOrder'),
  },
  {
    title: 'the order of another investor is paid',
    caughtBy: 'security.foreign-order.initiate-payment',
    create: openForeignIds('initiatePayment'),
  },
  {
    title: 'a foreign order is answered differently from a missing one',
    caughtBy: 'security.foreign-order.same-text',
    create: changeAnswers('cancelOrder', (fields, request) =>
      textAt(fieldsAt(request.fields, 'client_info'), 'order_id') === 'no-such-order'
        ? { ...fields, messageText: 'There is no such order.' }
        : fields,
    ),
  },
  {
    title: 'a foreign mandate is refused with 005',
    caughtBy: 'security.foreign-mandate',
    create: replaceCode('refreshMandate', '061', '005'),
  },
  {
    title: 'the list contains orders of all investors',
    caughtBy: 'security.own-lists',
    create: () => {
      const orders: Fields[] = [];
      return async (request, forward) => {
        const answer = await forward(request);
        if (isCallOf('createSingleOrder', request)) orders.push(fieldsAt(answer.fields, 'result'));
        return isCallOf('listOrders', request) ? withFields(answer, { ...answer.fields, result: orders }) : answer;
      };
    },
  },
  {
    title: 'an investor who sends is_backoffice reads a client',
    caughtBy: 'security.roles.flags',
    create: replaceCode('getStageInfo', '005', '000', { is_verified: true }),
  },
  {
    title: 'the refusal of a role contains clients',
    caughtBy: 'security.roles.none',
    create: changeAnswers('listClients', (fields) => ({ ...fields, result: [{ _id: 'CUST00000001' }] })),
  },
  {
    title: 'a viewer creates client codes',
    caughtBy: 'security.roles.viewer',
    create: replaceCode('createClientCode', '005', '000'),
  },
  {
    title: 'HTML in a name is stripped',
    caughtBy: 'security.html-text',
    create: changeAccepted('addWatchlist', (fields) => {
      const stripped = JSON.stringify(fields).replace(/<\/?b>/g, '');
      return JSON.parse(stripped) as Fields;
    }),
  },
  {
    title: 'an id with quotes is a failure of the database',
    caughtBy: 'security.injection',
    create: () => async (request, forward) =>
      isCallOf('refreshMandate', request) && textAt(request.fields, 'mandate_id').includes("'")
        ? withFields({ status: 500, headers: {}, text: '', fields: {} }, { errors: [{ msg: 'syntax error' }] })
        : forward(request),
  },
  {
    title: 'the token is read from the address',
    caughtBy: 'security.token-place',
    create: () => (request, forward) => {
      const [path = '', query = ''] = request.path.split('?');
      const token = new URLSearchParams(query).get(TOKEN);
      return forward(token === null ? request : withHeader({ ...request, path }, TOKEN, token));
    },
  },
  {
    title: 'the session is a cookie',
    caughtBy: 'security.no-cookies',
    create: () => async (request, forward) => {
      const answer = await forward(request);
      return { ...answer, headers: { ...answer.headers, 'set-cookie': 'session=1' } };
    },
  },
  {
    title: 'an error text contains a stack',
    caughtBy: 'security.error-texts',
    create: () => async (request, forward) => {
      const answer = await forward(request);
      const stack = 'SyntaxError: Unexpected end of JSON input\n at JSON.parse (<anonymous>)';
      return answer.status === 400 ? withFields(answer, { errors: [{ msg: stack }] }) : answer;
    },
  },
];
