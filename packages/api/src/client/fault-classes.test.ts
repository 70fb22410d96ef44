import { describe, expect, test } from 'vitest';
import { EMPTY_ANSWER } from '../contract/empty-answer.ts';
import { ANSWER_MAX_BYTES, isProviderFault, isSessionEnd, type OperationName } from '../contract/index.ts';
import { callSample } from './testing/call-sample.ts';
import {
  droppedResponder,
  jsonResponder,
  startProviderServer,
  textResponder,
  type Responder,
} from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

/*
 * The faults of a class are one outcome for the caller, and one report for the session; only their words differ, which
 * no flow reads. The fault matrix of the apps (`docs/faults`) has therefore one fault of each class.
 */

interface Call {
  readonly name: OperationName;
  /** The token of the session; '' without a session. */
  readonly token: string;
  readonly options?: object;
  /** A call without a response has the empty success of C-02. */
  readonly canHaveNoAnswer?: true;
  /** The call does not affect the session. */
  readonly isIsolated?: true;
}
const calls: readonly Call[] = [
  { name: 'listOrders', token: 'A' },
  { name: 'createSingleOrder', token: 'A', options: { submission: 'key-1' } },
  { name: 'sendTwoFactorOtp', token: 'A', canHaveNoAnswer: true },
  { name: 'validateOtp', token: '' },
  { name: 'login', token: '', canHaveNoAnswer: true },
  { name: 'activateAccount', token: 'A', options: { token: 'activation-1' }, isIsolated: true },
];

/** The session reads 401 and 403, an optional operation 404; every other status is a failure like another. */
const meaningOfStatus = (status: number) =>
  status === 401 || status === 403 ? 'rejected' : status === 404 ? 'missing' : 'failed';

/** Replaces the words of a fault by their presence, and its status by its meaning. */
const withoutWords = ({ status, errors }: { readonly status?: number; readonly errors?: readonly string[] }) => ({
  ...(status !== undefined && { status: meaningOfStatus(status) }),
  ...(errors !== undefined && { hasTexts: errors.length > 0 }),
});

interface Fault {
  /** Absent if the provider has no server. */
  readonly respond?: Responder;
  readonly timeoutMs?: number;
}

/** Everything that the client reports about a call that meets a fault, without its words. */
async function reportOf({ respond, ...settings }: Fault, { name, token, options }: Call) {
  const server = await startProviderServer(respond ?? droppedResponder);
  if (respond === undefined) await server.close();
  const { provider, store, verdicts, faults } = createTestSession(server.baseUrl, token, settings);
  const outcome: unknown = await callSample(provider, name, options).catch((error: unknown) => error);
  return {
    outcome: isProviderFault(outcome) ? { fault: outcome.kind, ...withoutWords(outcome) } : withoutEndCode(outcome),
    verdicts: verdicts.map(([, verdict]) => verdict),
    faults: faults.map(([, fault]) => withoutWords(fault)),
    token: store.get('token'),
    isRepeated: server.seen.length > 1,
  };
}

/** Replaces 003 and 004 by one word: without a session, they are refusals, and no flow distinguishes them. */
const withoutEndCode = (outcome: unknown): unknown =>
  JSON.parse(JSON.stringify(outcome), (key, value: unknown) =>
    key === 'code' && typeof value === 'string' && isSessionEnd(value) ? 'sessionEnd' : value,
  );

const cutInBody: Responder = (response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"code":"000"', () => response.destroy());
};
const unfinished: Responder = (response) => {
  response.writeHead(200).write('{"code":');
};
const tooLongByHeader: Responder = (response) => {
  response.writeHead(200, { 'Content-Length': String(64 * 1024 * 1024) }).write('{"code":"000"');
};
const tooLongInBody = textResponder(' '.repeat(ANSWER_MAX_BYTES.list + 1));
/** A value of an unexpected type in every field that decides whether the answer is read. */
const mistyped = Object.fromEntries(
  ['navigateScreen', 'token_id', 'state_parameters', 'result', 'twofactor_id', 'is_authenticated'].map((field) => [
    field,
    [[7]],
  ]),
);
const sessionEnd = (code: string, more = {}) => jsonResponder({ code, messageText: 'Over.', ...more });
const oneText = { errors: [{ msg: 'Not now.' }] };

interface FaultClass {
  readonly title: string;
  readonly faults: Readonly<Record<string, Fault>>;
  readonly report: (call: Call) => object;
}
const noVerdict = { verdicts: [], isRepeated: false };
const canEndSession = ({ token, isIsolated }: Call): boolean => token !== '' && !isIsolated;
const verdict = { token: 'unchanged', ended: false, accepted: false };

const classes: readonly FaultClass[] = [
  {
    title: 'no answer',
    faults: {
      'no server': {},
      'cut before the answer': { respond: droppedResponder },
      'cut in the body': { respond: cutInBody },
      'late answer': { respond: () => undefined, timeoutMs: 30 },
      'late end of the answer': { respond: unfinished, timeoutMs: 30 },
    },
    report: ({ canHaveNoAnswer }) =>
      canHaveNoAnswer
        ? { ...noVerdict, outcome: { kind: 'noAnswer' }, faults: [] }
        : { ...noVerdict, outcome: { fault: 'unreachable', hasTexts: true }, faults: [{}] },
  },
  {
    title: 'HTTP error',
    faults: {
      'HTTP 400 with two texts': {
        respond: jsonResponder({ errors: [{ msg: 'Not now.' }, { msg: 'Nor later.' }] }, 400),
      },
      'HTTP 422': { respond: jsonResponder(oneText, 422) },
      'HTTP 500': { respond: jsonResponder(oneText, 500) },
      'HTTP 503': { respond: jsonResponder(oneText, 503) },
    },
    report: () => ({
      ...noVerdict,
      outcome: { fault: 'http', status: 'failed', hasTexts: true },
      faults: [{ status: 'failed', hasTexts: true }],
    }),
  },
  {
    title: 'HTTP rejection',
    faults: {
      'HTTP 401': { respond: jsonResponder({ errors: [] }, 401) },
      'HTTP 403': { respond: textResponder('<html>', 403) },
    },
    report: () => ({
      ...noVerdict,
      outcome: { fault: 'http', status: 'rejected', hasTexts: false },
      faults: [{ status: 'rejected', hasTexts: false }],
    }),
  },
  {
    title: 'empty answer',
    faults: {
      'no body': { respond: textResponder('') },
      null: { respond: textResponder('null') },
      'no code': { respond: jsonResponder({ messageText: 'Not now.' }) },
      'an empty code': { respond: jsonResponder({ code: '', messageText: 'Not now.' }) },
    },
    report: () => ({
      outcome: { kind: 'refused', code: '011', text: 'inter error', answer: EMPTY_ANSWER },
      verdicts: [verdict],
      faults: [],
      isRepeated: false,
    }),
  },
  {
    title: 'unreadable answer',
    faults: {
      'cut-off JSON': { respond: textResponder('{"code":"000","messageText":') },
      HTML: { respond: textResponder('<!doctype html><title>Gateway</title>') },
      'a list': { respond: textResponder('[]') },
      'too long by its header': { respond: tooLongByHeader },
      'too long in its body': { respond: tooLongInBody },
      'a redirection': { respond: textResponder('', 302, { location: 'https://elsewhere.example' }) },
    },
    report: () => ({ ...noVerdict, outcome: { fault: 'malformed', hasTexts: true }, faults: [{}] }),
  },
  {
    // The session receives the verdict of an accepted answer, which ends a suspension: no unreadable answer does.
    title: 'accepted answer of a wrong type',
    faults: {
      'wrong types': { respond: jsonResponder({ code: '000', messageText: '', ...mistyped }) },
      'wrong types, and no text': { respond: jsonResponder({ code: '000', messageText: [], ...mistyped }) },
    },
    report: () => ({
      outcome: { fault: 'malformed', hasTexts: true },
      verdicts: [{ ...verdict, accepted: true }],
      faults: [{}],
      isRepeated: false,
    }),
  },
  {
    title: 'end of the session',
    faults: { '003': { respond: sessionEnd('003') }, '004': { respond: sessionEnd('004') } },
    report: (call) => ({
      outcome: canEndSession(call) ? { kind: 'ended' } : { kind: 'refused', code: 'sessionEnd', text: 'Over.' },
      verdicts: [{ ...verdict, ended: canEndSession(call) }],
      faults: [],
      isRepeated: false,
    }),
  },
  {
    title: 'end of the session with the sign-in page',
    faults: {
      '003': { respond: sessionEnd('003', { navigateScreen: 'signin' }) },
      '004': { respond: sessionEnd('004', { navigateScreen: 'signin' }) },
    },
    report: (call) => ({
      outcome: canEndSession(call) ? { kind: 'ended' } : { kind: 'refused', code: 'sessionEnd', text: 'Over.' },
      verdicts: [{ token: 'erased', ended: canEndSession(call), endsWith: 'signin', accepted: false }],
      faults: [],
      isRepeated: false,
    }),
  },
];

describe.each(classes)('the class "$title"', ({ faults, report }) => {
  test.each(calls)('is one outcome of $name', async (call) => {
    const reports = await Promise.all(
      Object.entries(faults).map(async ([name, fault]) => [name, await reportOf(fault, call)] as const),
    );
    const first = reports[0]?.[1];
    expect(first).toMatchObject(call.isIsolated ? { ...report(call), verdicts: [], faults: [] } : report(call));
    expect(Object.fromEntries(reports)).toEqual(Object.fromEntries(reports.map(([name]) => [name, first])));
  });
});
