import { CODES, isSessionEnd, type OperationName } from '@folioflow/api/contract';
import { resolveSessionExit, exitPathOf } from '@folioflow/wiring';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { operationNames } from '../../../../packages/api/src/contract/fixtures/requests.ts';
import { callSample } from '../../../../packages/api/src/client/testing/call-sample.ts';
import { areaOf } from '../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../packages/api/src/client/areas.ts';
import type { Operation } from '../../../../packages/api/src/contract/operation.ts';
import { createApp } from './create-app.ts';
import { createTestConfig } from './testing/test-config.ts';

const signInStates = {
  'signed in': { token: 'A', profileData: '{"login_mobile_number":"9876543210","login_email":""}' },
  'partly signed in': { token: 'A' },
  'signed out': {},
} as const;
type SignInState = keyof typeof signInStates;

/**
 * Returns the page from which a call is most likely to wait: the target of an ended session, if it can call from
 * there.
 */
const worstPageOf = ({ auth }: Operation, person: SignInState): string =>
  auth !== 'none' ? '/portfolio/' : person === 'signed out' ? '/signin/' : '/reset/';

async function loadOperation(name: OperationName): Promise<Operation> {
  const table: Readonly<Record<string, Operation>> = await loadArea(areaOf[name]);
  const operation = table[name];
  if (operation === undefined) throw new Error(`${name} is declared nowhere.`);
  return operation;
}

/** Sends a call with the real client and session; returns whether it leaves its page waiting. */
async function leavesPageWaiting(name: OperationName, person: SignInState): Promise<boolean> {
  const page = worstPageOf(await loadOperation(name), person);
  const { provider, session } = createApp(createTestConfig('http://127.0.0.1/api/v1'), {
    stores: createMemoryStores(signInStates[person]),
  });
  await expect.poll(() => session.actor.getSnapshot().matches('restoring')).toBe(false);
  let path = page;
  session.onExit((exit) => {
    path = exitPathOf(resolveSessionExit(path, exit));
  });
  // An ended call settles no port (decision 002); every other call does.
  const isSettled = await callSample(provider, name).then(
    ({ kind }) => kind !== 'ended',
    () => true,
  );
  session.actor.stop();
  return !isSettled && path === page;
}

/** Replaces `fetch`: thousands of calls get this answer without a connection. */
function stubAnswer(answer: object): void {
  const body = JSON.stringify(answer);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
}
afterEach(() => vi.unstubAllGlobals());

const screens = [undefined, 'signin', 'portfolio', 'Reset/', 'https://evil.example'];
/** Screens that an answer with this code may name: any at the end of a session, else only sign-in (contract 1.2). */
const screensFor = (code: string) => (isSessionEnd(code) ? screens : screens.slice(0, 2));

describe.each(Object.keys(signInStates) as SignInState[])('%s', (person) => {
  test.each(Object.values(CODES))('%s leaves no operation waiting on a page that stays', async (code) => {
    const waiting: string[] = [];
    for (const navigateScreen of screensFor(code)) {
      stubAnswer({ code, messageText: 'No.', navigateScreen });
      await Promise.all(
        operationNames.map(async (name) => {
          if (await leavesPageWaiting(name, person)) waiting.push(`${name}, named ${navigateScreen ?? 'nothing'}`);
        }),
      );
    }
    expect(waiting).toEqual([]);
  });
});
