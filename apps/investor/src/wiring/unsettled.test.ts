import { CODES, isSessionEnd, type OperationName } from '@folioflow/api/contract';
import { exitFrom, pathOf } from '@folioflow/wiring';
import { memoryStores } from '@folioflow/wiring/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callNamed, operationNames } from '../../../../packages/api/src/client/testing/every-call.ts';
import { areaOf } from '../../../../packages/api/src/client/operations.ts';
import { loadArea } from '../../../../packages/api/src/client/areas.ts';
import type { Operation } from '../../../../packages/api/src/contract/operation.ts';
import { createApp } from './create-app.ts';
import { configAt } from './testing/config-at.ts';

const people = {
  'signed in': { token: 'A', profileData: '{"login_mobile_number":"9876543210","login_email":""}' },
  'half way': { token: 'A' },
  'signed out': {},
} as const;
type Person = keyof typeof people;

/** Where a call may come from that is the worst for it: the page to which an ended session leads, as far as it can be. */
const pageOf = ({ auth }: Operation, person: Person): string =>
  auth !== 'none' ? '/portfolio/' : person === 'signed out' ? '/signin/' : '/reset/';

async function operationOf(name: OperationName): Promise<Operation> {
  const table: Readonly<Record<string, Operation>> = await loadArea[areaOf[name]]();
  const operation = table[name];
  if (operation === undefined) throw new Error(`${name} is declared nowhere.`);
  return operation;
}

/** A call of the real client under the real session; says when it leaves its page waiting for it on that page. */
async function waitsFor(name: OperationName, person: Person): Promise<boolean> {
  const page = pageOf(await operationOf(name), person);
  const { provider, session } = createApp(configAt('http://127.0.0.1/api/v1'), memoryStores(people[person]));
  await expect.poll(() => session.actor.getSnapshot().matches('restoring')).toBe(false);
  let path = page;
  session.onExit((exit) => {
    path = pathOf(exitFrom(path, exit));
  });
  // What ended settles no port (decision 002); all else settles one, whichever way.
  const isSettled = await callNamed(provider, name).then(
    ({ kind }) => kind !== 'ended',
    () => true,
  );
  session.actor.stop();
  return !isSettled && path === page;
}

/** Thousands of calls are answered where they would leave the process; what a connection does to one is tested elsewhere. */
function answerWith(answer: object): void {
  const body = JSON.stringify(answer);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
}
afterEach(() => vi.unstubAllGlobals());

const screens = [undefined, 'signin', 'portfolio', 'Reset/', 'https://evil.example'];
/** What a code does not end it may still send to sign in, where its token is erased (contract 1.2). */
const screensOf = (code: string) => (isSessionEnd(code) ? screens : screens.slice(0, 2));

describe.each(Object.keys(people) as Person[])('%s', (person) => {
  test.each(Object.values(CODES))('%s leaves no operation waiting on a page that stays', async (code) => {
    const waiting: string[] = [];
    for (const navigateScreen of screensOf(code)) {
      answerWith({ code, messageText: 'No.', navigateScreen });
      await Promise.all(
        operationNames.map(async (name) => {
          if (await waitsFor(name, person)) waiting.push(`${name}, named ${navigateScreen ?? 'nothing'}`);
        }),
      );
    }
    expect(waiting).toEqual([]);
  });
});
