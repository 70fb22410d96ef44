import { describe, expect, test } from 'vitest';
import { type ErrorBody } from '../contract/index.ts';
import { callNamed } from './testing/every-call.ts';
import { dropped, json, providerServer, written, type Answering } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

async function sessionAnswered(answering: Answering, more = {}) {
  const server = await providerServer(answering);
  return { ...sessionAt(server.baseUrl, 'A', more), server };
}
const OFFLINE = 'The provider could not be reached. Please check your connection and try again.';
const TOO_LATE = 'The provider did not answer in time. Please try again.';
const REPORTED = 'Something went wrong at the service. It reported:';
const emptySuccess = ['login', 'sendOtp', 'sendTwoFactorOtp'] as const;

describe('an HTTP status of 400 and above', () => {
  test('gives each msg of the error list [ON-458]', async () => {
    const body: ErrorBody = { errors: [{ msg: 'PAN is missing' }, { msg: 'Date is missing' }] };
    const { provider, faults, verdicts } = await sessionAnswered(json(body, 422));
    await expect(callNamed(provider, 'uploadNominee')).rejects.toMatchObject({
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
  ])('%i with the body %j has no texts', async (status, body) => {
    const { provider, faults } = await sessionAnswered(written(body, status));
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'http', status, errors: [] });
    expect(faults).toEqual([['listOrders', { status, errors: [] }]]);
  });

  test.each(emptySuccess)('is a failure of %s as of any other call', async (name) => {
    const { provider, faults } = await sessionAnswered(json({ errors: [{ msg: 'Down' }] }, 503));
    await expect(callNamed(provider, name)).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      errors: [`${REPORTED} Down`],
    });
    expect(faults).toEqual([[name, { status: 503, errors: [`${REPORTED} Down`] }]]);
  });

  test('of 500 gives one printable line of a text beside words of ours, so that no stack is shown as it comes', async () => {
    const errors = [
      { msg: 'Error: boom\n    at place (orders.js:41:7)' },
      { msg: '\u202e\n' },
      { msg: 'x'.repeat(10_240) },
    ];
    const { provider } = await sessionAnswered(json({ errors }, 500));
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({
      errors: [`${REPORTED} Error: boom`, `${REPORTED} ${'x'.repeat(199)}…`],
    });
  });

  test('of an isolated call touches no session', async () => {
    const { provider, faults } = await sessionAnswered(written('', 401));
    await expect(callNamed(provider, 'activateAccount')).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(faults).toEqual([]);
  });
});

describe('no response', () => {
  test.each(emptySuccess)('is the empty success of %s [ON-501]', async (name) => {
    const { provider, faults, verdicts, server } = await sessionAnswered(dropped);
    expect(await callNamed(provider, name)).toEqual({ kind: 'noAnswer' });
    await server.close();
    expect(await callNamed(provider, name)).toEqual({ kind: 'noAnswer' });
    expect([faults, verdicts]).toEqual([[], []]);
  });

  test('is a fault of every other call, without a status', async () => {
    const { provider, faults, server } = await sessionAnswered(dropped);
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'unreachable', errors: [OFFLINE] });
    await server.close();
    await expect(callNamed(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [OFFLINE],
    });
    expect(faults).toEqual([
      ['listOrders', {}],
      ['createSingleOrder', {}],
    ]);
  });

  test('an answer that breaks off on its way is no response', async () => {
    const { provider } = await sessionAnswered((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"code":"000"', () => response.destroy());
    });
    await expect(callNamed(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [OFFLINE],
    });
    expect(await callNamed(provider, 'sendTwoFactorOtp')).toEqual({ kind: 'noAnswer' });
  });

  test('a provider that keeps silent is given up after the time limit', async () => {
    const { provider, faults } = await sessionAnswered(() => undefined, { timeoutMs: 30 });
    await expect(callNamed(provider, 'createSingleOrder')).rejects.toMatchObject({
      kind: 'unreachable',
      errors: [TOO_LATE],
    });
    expect(await callNamed(provider, 'login')).toEqual({ kind: 'noAnswer' });
    expect(faults).toEqual([['createSingleOrder', {}]]);
  });

  test('a provider that begins and then keeps silent is given up as well', async () => {
    const { provider } = await sessionAnswered(
      (response) => {
        response.writeHead(200).write('{"code":');
      },
      { timeoutMs: 30 },
    );
    await expect(callNamed(provider, 'listOrders')).rejects.toMatchObject({ kind: 'unreachable', errors: [TOO_LATE] });
  });
});

describe('a bug in what is told', () => {
  test('is not taken for the network', async () => {
    const { provider } = await sessionAnswered(json({ code: '000', messageText: '', result: [] }), {
      onAnswer: () => {
        throw new TypeError('wiring');
      },
    });
    await expect(callNamed(provider, 'listOrders')).rejects.toBeInstanceOf(TypeError);
  });
});
