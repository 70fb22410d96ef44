import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { addHostileMarkup, nextPayload } from './hostile.ts';

const jsonResponse = (body: object, status = 200) => Response.json(body, { status });
const networkError = () => new TypeError('Failed to fetch');
/** A server text with hostile markup, another payload each time. */
const hostileText = () => `Not just now. ${nextPayload()}`;

/** An answer with a value of an unexpected type in every field that an answer can have. */
const mistypedAnswer = {
  code: '000',
  messageText: [],
  ...Object.fromEntries(
    [
      ...['navigateScreen', 'token_id', 'state_parameters', 'result', 'twofactor_id', 'notification_html'],
      ...['is_authenticated', 'verify_otp', 'verify_password', 'nominee_list', 'scheme_code', 'input_html'],
    ].map((field) => [field, [[7]]]),
  ),
};

interface FaultContext {
  readonly carry: () => Promise<Response>;
  readonly operation: Pick<Operation, 'answer'>;
}

interface FaultOfClass {
  /** The fault and, after "also", the others of its class. */
  readonly description: string;
  readonly meet: (call: FaultContext) => Promise<Response>;
  /** The call has its effect, although its answer may not arrive. */
  readonly carries?: true;
}

/**
 * A fault of each class. The client reports the faults of a class alike, as `fault-classes.test.ts` of `packages/api`
 * proves, so that a page meets one of them.
 */
export const faults = {
  'no answer': {
    description: 'the connection is cut before the answer; also a late answer, and an answer that is cut in its body',
    meet: () => Promise.reject(networkError()),
  },
  'HTTP error': {
    description: 'status 400 with two texts; also 500 and every other status without a meaning of its own',
    meet: () => Promise.resolve(jsonResponse({ errors: [{ msg: hostileText() }, { msg: 'Nor later.' }] }, 400)),
  },
  'empty answer': {
    description: 'no body; also an answer without a code',
    meet: () => Promise.resolve(new Response('')),
  },
  'unreadable answer': {
    description: 'JSON that is cut off; also HTML, and an answer that is too long',
    meet: () => Promise.resolve(new Response('{"code":"000","messageText":')),
  },
  'wrong type': {
    description: 'code 000 with fields of a wrong type; the session counts it as an accepted answer',
    meet: () => Promise.resolve(jsonResponse(mistypedAnswer)),
  },
  'answer lost': {
    description: 'the connection is cut after the effect of the call',
    carries: true,
    meet: async ({ carry }) => {
      await carry();
      throw networkError();
    },
  },
  'HTTP 401': {
    description: 'a rejection by a proxy; also 403',
    meet: () => Promise.resolve(jsonResponse({ errors: [] }, 401)),
  },
  'session end': {
    description: 'code 003; also 004',
    meet: () => Promise.resolve(jsonResponse({ code: '003', messageText: hostileText(), navigateScreen: 'signin' })),
  },
  'hostile texts': {
    description: 'an accepted answer with hostile markup in every text',
    carries: true,
    meet: async ({ carry, operation }) => {
      const answer = await (await carry()).text();
      return answer === '' ? new Response('') : jsonResponse(addHostileMarkup(operation, JSON.parse(answer)) as object);
    },
  },
} as const satisfies Readonly<Record<string, FaultOfClass>>;

export type FaultName = keyof typeof faults;
/** The call has its effect, although its answer may not arrive. */
export const hasEffectDespiteFault = (fault: FaultName): boolean => 'carries' in faults[fault];
export const faultNames = Object.keys(faults) as FaultName[];

/** Returns the part of a table's introduction that describes its columns. */
export const describeColumns = (names: readonly FaultName[]): string =>
  [
    'A column has one fault of a class. `packages/api/src/client/fault-classes.test.ts` proves that the client reports all faults of a class alike:',
    '',
    ...names.map((name) => `- \`${name}\`: ${faults[name].description}`),
  ].join('\n');
