import { describe, expect, test } from 'vitest';
import { type ErrorBody } from '../contract/index.ts';
import { callSample } from './testing/call-sample.ts';
import {
  droppedResponder,
  jsonResponder,
  startProviderServer,
  textResponder,
  type Responder,
} from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

async function startAnsweredSession(responder: Responder, more = {}) {
  const server = await startProviderServer(responder);
  return { ...createTestSession(server.baseUrl, 'A', more), server };
}
const OFFLINE = 'The provider could not be reached. Please check your connection and try again.';
const TOO_LATE = 'The provider did not answer in time. Please try again.';
const emptySuccess = ['login', 'sendOtp', 'sendTwoFactorOtp'] as const;

describe('an HTTP status of 400 and above', () => {
  test('returns each msg of the error list [ON-458]', async () => {
    const body: ErrorBody = { errors: [{ msg: 'PAN is missing' }, { msg: 'Date is missing' }] };
    const { provider, faults, verdicts } = await startAnsweredSession(jsonResponder(body, 422));
    await expect(callSample(provider, 'uploadNominee')).rejects.toMatchObject({
      kind: 'http',
      status: 422,
      errors: ['PAN is missing', 'Date is missing'],
    });
    expect(faults).toEqual([['uploadNominee', { status: 422, errors: ['PAN is missing', 'Date is missing'] }]]);
    expect(verdicts).toEqual([]);
  });

  test.each([
    [400, 'not json'],
    [401, ''],
    [403, '{}'],
    [404, '{"errors":"none"}'],
    [500, '<html>'],
    [503, '{"errors":[{},null,{"msg":7},{"msg":""}]}'],
  ])('returns no texts for %i with the body %j', async (status, body) => {
    const { provider, faults } = await startAnsweredSession(textResponder(body, status));
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'http', status, errors: [] });
    expect(faults).toEqual([['listOrders', { status, errors: [] }]]);
  });

  test.each(emptySuccess)('is a failure of %s, like of any other call', async (name) => {
    const { provider, faults } = await startAnsweredSession(jsonResponder({ errors: [{ msg: 'Down' }] }, 503));
    await expect(callSample(provider, name)).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      errors: ['Down'],
    });
    expect(faults).toEqual([[name, { status: 503, errors: ['Down'] }]]);
  });

  test('returns for 500 one printable line of each text, so that no stack trace is shown', async () => {
    const errors = [
      { msg: 'Error: boom\n    at place (orders.js:41:7)' },
      { msg: '\u202e\n' },
      { msg: 'x'.repeat(10_240) },
    ];
    const { provider } = await startAnsweredSession(jsonResponder({ errors }, 500));
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({
      errors: ['Error: boom', `${'x'.repeat(199)}…`],
    });
  });

  test('does not affect the session if the call is isolated', async () => {
    const { provider, faults } = await startAnsweredSession(textResponder('', 401));
    await expect(callSample(provider, 'activateAccount')).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(faults).toEqual([]);
  });
});

describe('no response', () => {
  test.each(emptySuccess)('is the empty success of %s [ON-501]', async (name) => {
    const { provider, faults, verdicts, server } = await startAnsweredSession(droppedResponder);
    expect(await callSample(provider, name)).toEqual({ kind: 'noAnswer' });
    await server.close();
    expect(await callSample(provider, name)).toEqual({ kind: 'noAnswer' });
    expect([faults, verdicts]).toEqual([[], []]);
  });

  test('is a fault of every other call, without a status', async () => {
    const { provider, faults, server } = await startAnsweredSession(droppedResponder);
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'unreachable', errors: [OFFLINE] });
    await server.close();
    await expect(callSample(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [OFFLINE],
    });
    expect(faults).toEqual([
      ['listOrders', {}],
      ['createSingleOrder', {}],
    ]);
  });

  test('includes an answer that breaks off', async () => {
    const { provider } = await startAnsweredSession((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"code":"000"', () => response.destroy());
    });
    await expect(callSample(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [OFFLINE],
    });
    expect(await callSample(provider, 'sendTwoFactorOtp')).toEqual({ kind: 'noAnswer' });
  });

  test('is reported after the time limit if the provider does not answer', async () => {
    const { provider, faults } = await startAnsweredSession(() => undefined, { timeoutMs: 30 });
    await expect(callSample(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [TOO_LATE],
    });
    expect(await callSample(provider, 'login')).toEqual({ kind: 'noAnswer' });
    expect(faults).toEqual([['createSingleOrder', {}]]);
  });

  test('is reported after the time limit if the provider does not finish its answer', async () => {
    const { provider } = await startAnsweredSession(
      (response) => {
        response.writeHead(200).write('{"code":');
      },
      { timeoutMs: 30 },
    );
    await expect(callSample(provider, 'listOrders')).rejects.toMatchObject({ kind: 'unreachable', errors: [TOO_LATE] });
  });
});

describe('an error thrown by onAnswer', () => {
  test('is not converted to a network fault', async () => {
    const { provider } = await startAnsweredSession(jsonResponder({ code: '000', messageText: '', result: [] }), {
      onAnswer: () => {
        throw new TypeError('wiring');
      },
    });
    await expect(callSample(provider, 'listOrders')).rejects.toBeInstanceOf(TypeError);
  });
});
