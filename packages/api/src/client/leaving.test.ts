import { type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callNamed } from './testing/every-call.ts';
import { json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

const answer = json({ code: '000', messageText: '', result: [], token_id: 'B' });

/** What a promise has come to once everything that was under way has been done. */
async function fateOf(call: Promise<unknown>) {
  let fate = 'waiting';
  void call.then(
    () => (fate = 'resolved'),
    () => (fate = 'rejected'),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return fate;
}

describe('leaving a page', () => {
  test('a call that is left never settles, tells nobody, and is broken off', async () => {
    const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<ServerResponse>();
    const server = await providerServer((response) => hasArrived(response));
    const { provider, verdicts, faults } = sessionAt(server.baseUrl, 'A');
    const leaving = new AbortController();
    const call = callNamed(provider, 'listOrders', { signal: leaving.signal });
    const response = await arrived;
    const brokenOff = new Promise<void>((resolve) => response.on('close', resolve));
    leaving.abort();
    await brokenOff;
    expect(await fateOf(call)).toBe('waiting');
    expect([verdicts, faults]).toEqual([[], []]);
  });

  test('a late answer to a call that was left changes nothing', async () => {
    const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<() => void>();
    const server = await providerServer((...late) => hasArrived(() => answer(...late)));
    const { provider, store, verdicts } = sessionAt(server.baseUrl, 'A');
    const leaving = new AbortController();
    const call = callNamed(provider, 'listOrders', { signal: leaving.signal });
    const answerLate = await arrived;
    leaving.abort();
    answerLate();
    expect(await fateOf(call)).toBe('waiting');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });

  test.each(['login', 'listOrders'] as const)(
    'a page that was left before %s is never heard of by the provider',
    async (name) => {
      const server = await providerServer(answer);
      const { provider } = sessionAt(server.baseUrl, 'A');
      expect(await fateOf(callNamed(provider, name, { signal: AbortSignal.abort() }))).toBe('waiting');
      expect(server.seen).toEqual([]);
    },
  );

  test('left while its answer is being told, a call still does not settle', async () => {
    const server = await providerServer(answer);
    const leaving = new AbortController();
    const { provider } = sessionAt(server.baseUrl, 'A', { onAnswer: () => leaving.abort() });
    const call = callNamed(provider, 'listOrders', { signal: leaving.signal });
    await callNamed(provider, 'listOrders');
    expect(await fateOf(call)).toBe('waiting');
  });

  test('answers that come in another order reach the calls they belong to', async () => {
    const { promise: first, resolve: hasFirst } = Promise.withResolvers<() => void>();
    const server = await providerServer((response, seen, count) => {
      const reply = () => json({ code: '099', messageText: seen.text })(response, seen, count);
      if (count === 1) hasFirst(reply);
      else reply();
    });
    const { provider } = sessionAt(server.baseUrl, 'A');
    const slow = provider.listOrders({ order_type: 'single' });
    const answerSlow = await first;
    expect(await provider.listOrders({ order_type: 'stp' })).toMatchObject({ text: '{"order_type":"stp"}' });
    answerSlow();
    expect(await slow).toMatchObject({ text: '{"order_type":"single"}' });
  });
});
