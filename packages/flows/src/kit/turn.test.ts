import { describe, expect, test } from 'vitest';
import { acceptedLocally, refused, type Port } from './port.ts';
import { inOneTurn, type TurnPort } from './turn.ts';

const scope = () => ({ signal: new AbortController().signal });

/** A turn of several tabs; `log` has the calls in their order. */
function createTabs() {
  const log: string[] = [];
  let last = Promise.resolve();
  const takeTurn: TurnPort = () => {
    const before = last;
    return new Promise((resolve) => {
      last = new Promise((release) => void before.then(() => resolve(acceptedLocally(release))));
    });
  };
  const openTab = (
    name: string,
    isCallNext = true,
    check: Port<null, null> = () => Promise.resolve(acceptedLocally(null)),
    call: Port<null, null> = () => Promise.resolve(acceptedLocally(null)),
  ) =>
    inOneTurn<null, null, null, null>(
      {
        check: (request, checkScope) => {
          log.push(`${name} checks`);
          return check(request, checkScope);
        },
        call: (request, callScope) => {
          log.push(`${name} calls`);
          return call(request, callScope);
        },
      },
      () => isCallNext,
      takeTurn,
    );
  return { log, openTab };
}

describe('one turn', () => {
  test('contains the check and its call: the check of another tab waits for both', async () => {
    const { log, openTab } = createTabs();
    const first = openTab('first');
    const second = openTab('second');
    await first.check(null, scope());
    const waiting = second.check(null, scope());
    await first.call(null, scope());
    await waiting;
    expect(log).toEqual(['first checks', 'first calls', 'second checks']);
  });

  test.each([
    ['finds a reason to ask the user', false, () => Promise.resolve(acceptedLocally(null))],
    ['is refused', true, () => Promise.resolve(refused('Busy'))],
  ] as const)('ends with a check that %s', async (_, isCallNext, check) => {
    const { log, openTab } = createTabs();
    await openTab('first', isCallNext, check).check(null, scope());
    await openTab('second').check(null, scope());
    expect(log).toEqual(['first checks', 'second checks']);
  });

  test('ends with a check that fails', async () => {
    const { log, openTab } = createTabs();
    const fail = () => Promise.reject(new Error('gone'));
    await expect(openTab('first', true, fail).check(null, scope())).rejects.toThrow('gone');
    await openTab('second').check(null, scope());
    expect(log).toEqual(['first checks', 'second checks']);
  });

  test('ends with a flow that is stopped before its call', async () => {
    const { log, openTab } = createTabs();
    const stopped = new AbortController();
    await openTab('first').check(null, { signal: stopped.signal });
    stopped.abort();
    await openTab('second').check(null, scope());
    expect(log).toEqual(['first checks', 'second checks']);
  });

  test('ends with a flow that is stopped while its call is never answered', async () => {
    const { log, openTab } = createTabs();
    const stopped = new AbortController();
    const first = openTab('first', true, undefined, () => new Promise(() => undefined));
    await first.check(null, scope());
    void first.call(null, { signal: stopped.signal });
    const next = openTab('second').check(null, scope());
    stopped.abort();
    await next;
    expect(log).toEqual(['first checks', 'first calls', 'second checks']);
  });

  test('is taken by a call whose check passed none on', async () => {
    const { log, openTab } = createTabs();
    const first = openTab('first');
    const second = openTab('second', false);
    await first.check(null, scope());
    await Promise.all([first.call(null, scope()), second.check(null, scope()).then(() => second.call(null, scope()))]);
    expect(log).toEqual(['first checks', 'first calls', 'second checks', 'second calls']);
  });
});
