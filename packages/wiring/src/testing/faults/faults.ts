import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { addHostileMarkup, nextPayload } from './hostile.ts';

const jsonResponse = (body: object, status = 200) => Response.json(body, { status });
const networkError = () => new TypeError('Failed to fetch');
/** A server text with hostile markup, another payload each time. */
const hostileText = () => `Not just now. ${nextPayload()}`;
const MIB = 1024 * 1024;

/** A body that starts like an answer and breaks off. */
function createTruncatedResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"code":"000",'));
      controller.error(networkError());
    },
  });
  return new Response(body);
}

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

/** Never resolves; rejects when the caller aborts. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const rejectCall = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) rejectCall();
    else signal.addEventListener('abort', rejectCall);
  });

interface FaultContext {
  readonly carry: () => Promise<Response>;
  readonly signal: AbortSignal;
  readonly operation: Pick<Operation, 'answer'>;
}

/** The possible faults of a call. */
export const faults = {
  'slow 31 s': { meet: ({ signal }) => rejectOnAbort(signal) },
  'cut before': { meet: () => Promise.reject(networkError()) },
  'cut in the body': { meet: () => Promise.resolve(createTruncatedResponse()) },
  'HTTP 400 with errors': {
    meet: () => Promise.resolve(jsonResponse({ errors: [{ msg: hostileText() }, { msg: 'Nor later.' }] }, 400)),
  },
  'HTTP 500': { meet: () => Promise.resolve(jsonResponse({ errors: [{ msg: hostileText() }] }, 500)) },
  empty: {
    carries: true,
    meet: async ({ carry }) => {
      await carry();
      return new Response('');
    },
  },
  malformed: { meet: () => Promise.resolve(new Response('{"code":"000","messageText":')) },
  HTML: { meet: () => Promise.resolve(new Response('<!doctype html><title>Gateway</title>')) },
  huge: {
    meet: () => Promise.resolve(new Response('{"code":"000"', { headers: { 'content-length': String(64 * MIB) } })),
  },
  'wrong type': { meet: () => Promise.resolve(jsonResponse(mistypedAnswer)) },
  'without code': { meet: () => Promise.resolve(jsonResponse({ messageText: hostileText() })) },
  'answer lost': {
    carries: true,
    meet: async ({ carry }) => {
      await carry();
      throw networkError();
    },
  },
  'HTTP 401': { meet: () => Promise.resolve(jsonResponse({ errors: [] }, 401)) },
  'code 003': {
    meet: () => Promise.resolve(jsonResponse({ code: '003', messageText: hostileText(), navigateScreen: 'signin' })),
  },
  'code 004': { meet: () => Promise.resolve(jsonResponse({ code: '004', messageText: hostileText() })) },
  'hostile texts': {
    carries: true,
    meet: async ({ carry, operation }) => {
      const answer = await (await carry()).text();
      return answer === '' ? new Response('') : jsonResponse(addHostileMarkup(operation, JSON.parse(answer)) as object);
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly meet: (call: FaultContext) => Promise<Response>; readonly carries?: true }>
>;

export type FaultName = keyof typeof faults;
/** The call has its effect, although its answer may not arrive. */
export const hasEffectDespiteFault = (fault: FaultName): boolean => 'carries' in faults[fault];
export const faultNames = Object.keys(faults) as FaultName[];
