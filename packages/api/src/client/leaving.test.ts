import { type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callSample } from './testing/call-sample.ts';
import { jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

const answer = jsonResponder({ code: '000', messageText: '', result: [], token_id: 'B' });

/** Returns the state of a promise after all pending tasks have run. */
async function settlementOf(call: Promise<unknown>) {
  let state = 'waiting';
  void call.then(
    () => (state = 'resolved'),
    () => (state = 'rejected'),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return state;
}

describe('an aborted call', () => {
  test('never settles, reports nothing, and closes its connection', async () => {
    const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<ServerResponse>();
    const server = await startProviderServer((response) => hasArrived(response));
    const { provider, verdicts, faults } = createTestSession(server.baseUrl, 'A');
    const leaving = new AbortController();
    const call = callSample(provider, 'listOrders', { signal: leaving.signal });
    const response = await arrived;
    const brokenOff = new Promise<void>((resolve) => response.on('close', resolve));
    leaving.abort();
    await brokenOff;
    expect(await settlementOf(call)).toBe('waiting');
    expect([verdicts, faults]).toEqual([[], []]);
  });

  test('ignores a late answer', async () => {
    const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<() => void>();
    const server = await startProviderServer((...late) => hasArrived(() => answer(...late)));
    const { provider, store, verdicts } = createTestSession(server.baseUrl, 'A');
    const leaving = new AbortController();
    const call = callSample(provider, 'listOrders', { signal: leaving.signal });
    const answerLate = await arrived;
    leaving.abort();
    answerLate();
    expect(await settlementOf(call)).toBe('waiting');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });

  test.each(['login', 'listOrders'] as const)('sends no request if its signal is aborted before %s', async (name) => {
    const server = await startProviderServer(answer);
    const { provider } = createTestSession(server.baseUrl, 'A');
    expect(await settlementOf(callSample(provider, name, { signal: AbortSignal.abort() }))).toBe('waiting');
    expect(server.seen).toEqual([]);
  });

  test('does not settle if it is aborted while onAnswer runs', async () => {
    const server = await startProviderServer(answer);
    const leaving = new AbortController();
    const { provider } = createTestSession(server.baseUrl, 'A', { onAnswer: () => leaving.abort() });
    const call = callSample(provider, 'listOrders', { signal: leaving.signal });
    await callSample(provider, 'listOrders');
    expect(await settlementOf(call)).toBe('waiting');
  });

  test('is independent of other calls: answers in another order reach their own calls', async () => {
    const { promise: first, resolve: hasFirst } = Promise.withResolvers<() => void>();
    const server = await startProviderServer((response, seen, count) => {
      const reply = () => jsonResponder({ code: '099', messageText: seen.text })(response, seen, count);
      if (count === 1) hasFirst(reply);
      else reply();
    });
    const { provider } = createTestSession(server.baseUrl, 'A');
    const slow = provider.listOrders({ order_type: 'single' });
    const answerSlow = await first;
    expect(await provider.listOrders({ order_type: 'stp' })).toMatchObject({ text: '{"order_type":"stp"}' });
    answerSlow();
    expect(await slow).toMatchObject({ text: '{"order_type":"single"}' });
  });
});
