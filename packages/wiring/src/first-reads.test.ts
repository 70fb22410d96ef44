import type { Provider } from '@folioflow/api/contract';
import { expect, test, vi } from 'vitest';
import { beginFirstReads } from './first-reads.ts';

type ListHoldings = Provider['listHoldings'];

/** A provider whose holdings are listed by `listHoldings`; its other operations are not called. */
function createFirstReadsOf(listHoldings: ListHoldings, now?: () => number) {
  const provider = { listHoldings } as Provider;
  return { provider, begin: () => beginFirstReads(provider, ['listHoldings'], now) };
}

const answerOf = (messageText: string) => ({
  kind: 'accepted' as const,
  receivedAt: 0,
  answer: { code: '000', messageText, result: [] },
});

/** Answers each call with its number. */
const createCountedCalls = () => {
  const call = vi.fn<ListHoldings>();
  return call.mockImplementation(() => Promise.resolve(answerOf(`answer ${call.mock.calls.length}`)));
};

test('the first call takes the outcome of the call that has begun, every later call is its own', async () => {
  const listHoldings = createCountedCalls();
  const { provider, begin } = createFirstReadsOf(listHoldings);
  void begin();
  expect(listHoldings).toHaveBeenCalledTimes(1);
  expect(await provider.listHoldings({})).toMatchObject({ answer: { messageText: 'answer 1' } });
  expect(await provider.listHoldings({})).toMatchObject({ answer: { messageText: 'answer 2' } });
});

test('a call of a page that begins nothing is sent with its own options', async () => {
  const listHoldings = createCountedCalls();
  const { provider } = createFirstReadsOf(listHoldings);
  const { signal } = new AbortController();
  await provider.listHoldings({}, { signal });
  expect(listHoldings.mock.calls).toEqual([[{}, { signal }]]);
});

test('an outcome that is not taken within ten seconds is dropped', async () => {
  const listHoldings = createCountedCalls();
  let now = 0;
  const { provider, begin } = createFirstReadsOf(listHoldings, () => now);
  void begin();
  now = 10_000;
  expect(await provider.listHoldings({})).toMatchObject({ answer: { messageText: 'answer 2' } });
});

test('an abandoned call ends the request that has begun', () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { provider, begin } = createFirstReadsOf((_, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  });
  void begin();
  const page = new AbortController();
  void provider.listHoldings({}, { signal: page.signal });
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  page.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test('a call that is abandoned before it takes the outcome ends the request too', () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { provider, begin } = createFirstReadsOf((_, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  });
  void begin();
  void provider.listHoldings({}, { signal: AbortSignal.abort() });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test('a part of less importance waits for the answers, at most three seconds', async () => {
  vi.useFakeTimers();
  const { begin } = createFirstReadsOf(() => new Promise(() => undefined));
  const onAnswered = vi.fn<() => void>();
  void begin().then(onAnswered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(onAnswered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a part of less importance is due as soon as the reads are answered', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof answerOf>>();
  const { begin } = createFirstReadsOf(() => answer.promise);
  const answered = begin();
  answer.resolve(answerOf(''));
  await expect(answered).resolves.toHaveLength(1);
});

test('a failure is reported to the call that takes it', async () => {
  const { provider, begin } = createFirstReadsOf(() => Promise.reject(new Error('unreachable')));
  void begin();
  await expect(provider.listHoldings({})).rejects.toThrow('unreachable');
});
