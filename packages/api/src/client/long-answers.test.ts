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
import { callSample } from './testing/call-sample.ts';
import { jsonResponder, startProviderServer, type Responder } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

const UNREADABLE = 'The answer of the provider could not be read. Please try again.';
const MIB = 1024 * 1024;

async function startAnsweredProvider(responder: Responder) {
  return createTestSession((await startProviderServer(responder)).baseUrl, 'A').provider;
}
const callWithAnswer = async (name: OperationName, answer: object, status = 200) =>
  callSample(await startAnsweredProvider(jsonResponder(answer, status)), name);

describe('an answer that is too long for its operation', () => {
  /** Returns the bytes of an answer, padded with spaces, that were sent before the client closed the connection. */
  async function countSentBytes(name: OperationName, bytes: number) {
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<number>();
    const provider = await startAnsweredProvider((response) => {
      void sendSlowly(response, bytes).then(hasLeft);
    });
    const call: Promise<unknown> = callSample(provider, name);
    await expect(call).rejects.toMatchObject({ kind: 'malformed', errors: [UNREADABLE] });
    return left;
  }

  const waitForCloseOrDrain = async (response: ServerResponse) => {
    const waiting = new AbortController();
    const events = ['drain', 'close'].map((event) => once(response, event, { signal: waiting.signal }));
    await Promise.race(events);
    waiting.abort();
    await Promise.allSettled(events);
  };

  async function sendSlowly(response: ServerResponse, bytes: number): Promise<number> {
    let sent = 0;
    response.write('{"code":"000","messageText":""');
    while (sent < bytes && !response.destroyed) {
      if (!response.write(' '.repeat(64 * 1024))) await waitForCloseOrDrain(response);
      sent += 64 * 1024;
    }
    response.end('}');
    return sent;
  }

  test.each([
    ['login', 'plain'],
    ['listOrders', 'list'],
  ] as const)('is not read to its end: %s', async (name, kind) => {
    const sent = await countSentBytes(name, 64 * MIB);
    expect(sent).toBeGreaterThanOrEqual(ANSWER_MAX_BYTES[kind]);
    expect(sent).toBeLessThan(64 * MIB);
  });

  test('is not read at all if its content length is too large', async () => {
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<undefined>();
    const provider = await startAnsweredProvider((response) => {
      response.writeHead(200, { 'Content-Length': String(ANSWER_MAX_BYTES.plain + 1) }).write('{"code":"000"');
      response.on('close', () => hasLeft(undefined));
    });
    await expect(callSample(provider, 'login')).rejects.toMatchObject({ kind: 'malformed' });
    await left;
  });

  test('has its own status if the status ends the session', async () => {
    const errors = [{ msg: 'a'.repeat(ANSWER_MAX_BYTES.plain) }];
    await expect(callWithAnswer('login', { errors }, 401)).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      errors: [],
    });
  });

  test('has the limit of its operation: pictures may be longer than a sign-in', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(2 * MIB)}`;
    const answer = { code: '000', messageText: '', attachment_list: [picture], nominee_list: [] };
    expect(await callWithAnswer('getStageInfo', answer)).toMatchObject({ answer: { attachment_list: [picture] } });
    await expect(callWithAnswer('login', answer)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a text that is too long', () => {
  test('is cut at a whole character in a refusal', async () => {
    const outcome = await callWithAnswer('getStageInfo', { code: '099', messageText: `a${'😀'.repeat(5 * MIB)}` });
    expect(outcome).toMatchObject({ kind: 'refused', text: `a${'😀'.repeat(NOTICE_MAX_LENGTH / 2 - 1)}` });
  });

  test('is cut to one line in a failed request, and only the first of a thousand errors are returned', async () => {
    const errors = Array.from({ length: 1000 }, (_, place) => ({
      msg: `${place}`.padEnd(place === 0 ? 99_999 : 0, 'x'),
    }));
    const fault: unknown = await callWithAnswer('listOrders', { errors }, 422).catch((error: unknown) => error);
    const { errors: texts } = fault as { readonly errors: readonly string[] };
    expect([texts.length, texts[0]?.length, texts[1]]).toEqual([ERRORS_MAX_COUNT, ERROR_TEXT_MAX_LENGTH, '1']);
  });

  test('makes the answer malformed if it is neither a notice nor a document', async () => {
    const orderAnswer = (length: number) => ({
      code: '000',
      messageText: '',
      result: { ...order, upi_id: 'u'.repeat(length) },
    });
    expect(await callWithAnswer('getOrderStatus', orderAnswer(TEXT_MAX_LENGTH))).toMatchObject({ kind: 'accepted' });
    await expect(callWithAnswer('getOrderStatus', orderAnswer(TEXT_MAX_LENGTH + 1))).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('HTML that is too long to sanitise', () => {
  const orderWithHtml = async (html: string) => {
    const result = { ...order, mf_order_notification_message: html };
    return callWithAnswer('createSingleOrder', { code: '000', messageText: '', result });
  };

  test.each([
    ['in one letter a byte', 'a', HTML_MAX_BYTES],
    ['in letters of three bytes', 'अ', Math.floor(HTML_MAX_BYTES / 3)],
  ])('is replaced by a text, and the order remains valid: %s', async (_, letter, longest) => {
    const expectedOrder = (html: string) => ({
      kind: 'accepted',
      answer: { result: { mf_order_notification_message: html } },
    });
    expect(await orderWithHtml(letter.repeat(longest))).toMatchObject(expectedOrder(letter.repeat(longest)));
    expect(await orderWithHtml(letter.repeat(longest + 1))).toMatchObject(expectedOrder(UNREADABLE));
  });

  test('makes the answer malformed if it is the form to a gateway', async () => {
    const form = { code: '000', messageText: '', is_redirect: true, input_html: ' '.repeat(HTML_MAX_BYTES + 1) };
    await expect(callWithAnswer('initiatePayment', form)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
