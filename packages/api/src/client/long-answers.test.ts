import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_MAX_BYTES,
  ERROR_TEXT_MAX_LENGTH,
  ERRORS_MAX_COUNT,
  HTML_MAX_BYTES,
  NOTICE_MAX_LENGTH,
} from '../contract/index.ts';
import { TEXT_MAX_LENGTH, type OperationName } from '../contract/index.ts';
import { order } from '../contract/fixtures/orders.ts';
import { callNamed } from './testing/every-call.ts';
import { json, providerServer, type Answering } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

const UNREADABLE = 'The answer of the provider could not be read. Please try again.';
const MIB = 1024 * 1024;

async function sessionAnswered(answering: Answering) {
  return sessionAt((await providerServer(answering)).baseUrl, 'A').provider;
}
const answered = async (name: OperationName, answer: object, status = 200) =>
  callNamed(await sessionAnswered(json(answer, status)), name);

describe('an answer that is longer than those of its operation', () => {
  /** How much of a good answer, made longer by spaces, was sent before the client left. */
  async function sentOf(name: OperationName, bytes: number) {
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<number>();
    const provider = await sessionAnswered((response) => {
      void sendSlowly(response, bytes).then(hasLeft);
    });
    const call: Promise<unknown> = callNamed(provider, name);
    await expect(call).rejects.toMatchObject({ kind: 'malformed', errors: [UNREADABLE] });
    return left;
  }

  const aCloseOrDrain = async (response: ServerResponse) => {
    const waiting = new AbortController();
    const told = ['drain', 'close'].map((event) => once(response, event, { signal: waiting.signal }));
    await Promise.race(told);
    waiting.abort();
    await Promise.allSettled(told);
  };

  async function sendSlowly(response: ServerResponse, bytes: number): Promise<number> {
    let sent = 0;
    response.write('{"code":"000","messageText":""');
    while (sent < bytes && !response.destroyed) {
      if (!response.write(' '.repeat(64 * 1024))) await aCloseOrDrain(response);
      sent += 64 * 1024;
    }
    response.end('}');
    return sent;
  }

  test.each([
    ['login', 'plain'],
    ['listOrders', 'list'],
  ] as const)('is left before it has come: %s', async (name, kind) => {
    const sent = await sentOf(name, 64 * MIB);
    expect(sent).toBeGreaterThanOrEqual(ANSWER_MAX_BYTES[kind]);
    expect(sent).toBeLessThan(64 * MIB);
  });

  test('is not begun where its length is announced', async () => {
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<undefined>();
    const provider = await sessionAnswered((response) => {
      response.writeHead(200, { 'Content-Length': String(ANSWER_MAX_BYTES.plain + 1) }).write('{"code":"000"');
      response.on('close', () => hasLeft(undefined));
    });
    await expect(callNamed(provider, 'login')).rejects.toMatchObject({ kind: 'malformed' });
    await left;
  });

  test('of a status that ends the session is that status all the same', async () => {
    const errors = [{ msg: 'a'.repeat(ANSWER_MAX_BYTES.plain) }];
    await expect(answered('login', { errors }, 401)).rejects.toMatchObject({ kind: 'http', status: 401, errors: [] });
  });

  test('counts by its operation: pictures may take more than a sign-in', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(2 * MIB)}`;
    const answer = { code: '000', messageText: '', attachment_list: [picture], nominee_list: [] };
    expect(await answered('getStageInfo', answer)).toMatchObject({ answer: { attachment_list: [picture] } });
    await expect(answered('login', answer)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a text that is longer than anybody reads', () => {
  test('of a refusal loses its end, and no half of a character stays', async () => {
    const outcome = await answered('getStageInfo', { code: '099', messageText: `a${'😀'.repeat(5 * MIB)}` });
    expect(outcome).toMatchObject({ kind: 'refused', text: `a${'😀'.repeat(NOTICE_MAX_LENGTH / 2 - 1)}` });
  });

  test('of a failed request is one line, and of thousands the first are told', async () => {
    const errors = Array.from({ length: 1000 }, (_, place) => ({
      msg: `${place}`.padEnd(place === 0 ? 99_999 : 0, 'x'),
    }));
    const fault: unknown = await answered('listOrders', { errors }, 422).catch((error: unknown) => error);
    const { errors: told } = fault as { readonly errors: readonly string[] };
    expect([told.length, told[0]?.length, told[1]]).toEqual([ERRORS_MAX_COUNT, ERROR_TEXT_MAX_LENGTH, '1']);
  });

  test('that is neither notice nor document makes the answer unreadable', async () => {
    const named = (length: number) => ({
      code: '000',
      messageText: '',
      result: { ...order, upi_id: 'u'.repeat(length) },
    });
    expect(await answered('getOrderStatus', named(TEXT_MAX_LENGTH))).toMatchObject({ kind: 'accepted' });
    await expect(answered('getOrderStatus', named(TEXT_MAX_LENGTH + 1))).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('HTML that would take long to clean', () => {
  const ordered = async (html: string) => {
    const result = { ...order, mf_order_notification_message: html };
    return answered('createSingleOrder', { code: '000', messageText: '', result });
  };

  test.each([
    ['in one letter a byte', 'a', HTML_MAX_BYTES],
    ['in letters of three bytes', 'अ', Math.floor(HTML_MAX_BYTES / 3)],
  ])('says that it could not be read, and the order counts: %s', async (_, letter, longest) => {
    const shown = (html: string) => ({ kind: 'accepted', answer: { result: { mf_order_notification_message: html } } });
    expect(await ordered(letter.repeat(longest))).toMatchObject(shown(letter.repeat(longest)));
    expect(await ordered(letter.repeat(longest + 1))).toMatchObject(shown(UNREADABLE));
  });

  test('of a form to a gateway leaves nothing in its place', async () => {
    const form = { code: '000', messageText: '', is_redirect: true, input_html: ' '.repeat(HTML_MAX_BYTES + 1) };
    await expect(answered('initiatePayment', form)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
