import { routeOfRequest } from '@folioflow/api/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operations } from '../ground/operations.ts';
import { type Fields } from '../kit/json.ts';
import { benchOfEach, newKey, NOON } from '../testing/bench.ts';
import { textIn } from '../testing/journeys.ts';

const on = benchOfEach();

const CLIENT = 'CUST00000001';
const OPEN_CODE = 'CUST00000004';

const ofStaff = operations.filter(({ auth }) => auth.startsWith('staff'));

/** What each operation of the staff is asked with when all is well; an operation that is not here fails the first test. */
const bodies: Readonly<Record<string, Fields>> = {
  listClients: {},
  getStageInfo: { customer_id: CLIENT, is_backoffice: true, stage_name: 'esignkyc' },
  createClientCode: { customer_id: CLIENT, is_backoffice: true, stage_name: 'create client code' },
  uploadElogPhoto: { customer_id: OPEN_CODE, is_backoffice: true, stage_name: 'elog photo upload' },
};
const names = Object.keys(bodies);
const needsOperator = ofStaff.filter(({ auth }) => auth === 'staffOperator').map(({ name }) => name);
const aboutOneClient = names.filter((name) => bodies[name]?.['customer_id'] !== undefined);

const call = async (name: string, token: string, more: Fields = {}): Promise<Fields> => {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const body = { ...bodies[name], ...more };
  const { method, path } = routeOfRequest(operation, body);
  return on.ask(path, body, { token, method, key: newKey() });
};

const clients = () => on.db.selectFrom('clients').selectAll().orderBy('id').execute();
const lastEntry = () =>
  on.db.selectFrom('audit').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow();
const staff = async (role: string) =>
  textIn(await on.control('/token', { email: `${role}@staff.example` }), 'token_id');

/** The words of AD-001. */
const saidWith: Readonly<Record<string, Fields>> = {
  '003': {
    messageText: 'Your session has expired. Please sign in again.',
    navigateScreen: 'signin',
    erase_token_id: true,
    is_redirect: true,
  },
  '005': { messageText: 'You are not authorised to view this information.', is_redirect: true, result: [] },
};

const tokens: Readonly<Record<string, readonly [code: string, make: () => Promise<string>]>> = {
  'no token': ['003', () => Promise.resolve('')],
  'a forged token': ['003', () => Promise.resolve('f'.repeat(64))],
  'an expired token': [
    '003',
    async () => {
      const token = await staff('operator');
      // A move of the clock takes the ends of living sessions along.
      await on.db.updateTable('sessions').set({ idle_deadline: NOON }).where('kind', '=', 'staff').execute();
      return token;
    },
  ],
  'an erased token': [
    '003',
    async () => {
      const token = await staff('operator');
      await on.ask('/user/logout', {}, { token });
      return token;
    },
  ],
  'the token of a customer': ['005', () => on.token('9000000100')],
  'the token of staff without a role': ['005', () => staff('norole')],
};

test('every operation of the staff is asked here, and only those', () => {
  expect([...ofStaff.map(({ name }) => name), 'getStageInfo'].sort()).toEqual([...names].sort());
});

describe.each(Object.entries(tokens))('%s', (_, [code, make]) => {
  test.each(names)('does not do %s: refused, nothing told, nothing changed, and audited [OM-282]', async (name) => {
    const token = await make();
    const before = await clients();
    const answer = await call(name, token);
    expect(answer).toMatchObject({ code, ...saidWith[code] });
    const told = ['code', 'messageText', 'is_redirect', 'navigateScreen', 'erase_token_id', 'result'];
    expect(Object.keys(answer).filter((field) => !told.includes(field))).toEqual([]);
    expect(answer['result'] ?? []).toEqual([]);
    expect(await clients()).toEqual(before);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ operation: name, code, is_of_staff: 1 });
    expect(entry.before).toBe(entry.after);
  });
});

test.each(needsOperator)('a viewer does not do %s, and whoever the client is goes unsaid [OM-282]', async (name) => {
  const viewer = await staff('viewer');
  const before = await clients();
  for (const more of [{}, { customer_id: 'CUST99999999' }, { customer_id: 'CUST007' }])
    expect(await call(name, viewer, more)).toMatchObject({ code: '005', is_redirect: true });
  expect(await clients()).toEqual(before);
  expect(await lastEntry()).toMatchObject({ caller: 'STAFF_viewer', operation: name, code: '005' });
});

describe.each(aboutOneClient)('%s', (name) => {
  test.each([
    ['of seven characters', 'CUST007'],
    ['that nobody is', 'CUST99999999'],
    ['with the characters of a path', '../../etc/passwd'],
    ['with a folder in it', 'CUST0000/../CUST00000001'],
    ['with characters in disguise', 'CUST%2e%2e%2f'],
    ['of another language', "' or 1=1 --"],
    ['without a character', ''],
    ['without an end', 'x'.repeat(5000)],
  ])('knows no client by an id %s', async (_, customer_id) => {
    const before = await clients();
    expect(await call(name, await staff('operator'), { customer_id })).toMatchObject({
      code: '061',
      messageText: 'There is no such client.',
    });
    expect(await clients()).toEqual(before);
    expect((await lastEntry()).subject.length).toBeLessThanOrEqual(64);
  });

  test.each([7, null, ['CUST00000001'], { $ne: '' }])('takes no client that is %o', async (customer_id) => {
    const before = await clients();
    expect(['051', '061']).toContain((await call(name, await staff('operator'), { customer_id }))['code']);
    expect(await clients()).toEqual(before);
  });
});

test('no answer to the staff is kept by a browser or on the way', async () => {
  const operator = await staff('operator');
  for (const name of names) {
    const operation = operations.find((each) => each.name === name);
    if (!operation) continue;
    const { method, path } = routeOfRequest(operation, bodies[name] ?? {});
    const sent = { token: operator, key: newKey(), method };
    const { headers } = await on.response(path, bodies[name], sent);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

describe('the audit', () => {
  test('says when, who, what, about whom, and how the client stood before and after', async () => {
    await call('createClientCode', await staff('operator'));
    const { before, after, ...entry } = await lastEntry();
    expect(entry).toMatchObject({
      caller: 'STAFF_operator',
      operation: 'createClientCode',
      subject: CLIENT,
      code: '000',
    });
    expect(JSON.parse(before)).toEqual({ state: 'awaitingCode', photo: false, fatca: false });
    expect(JSON.parse(after)).toEqual({ state: 'codeRequested', photo: false, fatca: false });
  });

  test('holds each sign-in of the staff, refused ones too, and no secret', async () => {
    const login = { login_role: 'backoffice', login_email: 'operator@staff.example', login_request_from: 'email' };
    const signIn = (login_hint: string) =>
      on.ask('/user/login', { ...login, login_hint, screen_name: 'signin', login_request_mode: 'verifypassword' });
    await signIn('Wrong@123');
    await signIn('Sandbox@1');
    const rows = await on.db.selectFrom('audit').selectAll().orderBy('entry').execute();
    expect(rows.map(({ operation, subject, code }) => [operation, subject, code])).toEqual([
      ['login', 'operator@staff.example', '030'],
      ['login', 'operator@staff.example', '000'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Wrong@123|Sandbox@1/);
  });

  test('is only added to: the database refuses any change, and a reset leaves it', async () => {
    await call('createClientCode', await staff('operator'));
    const rows = () => on.db.selectFrom('audit').selectAll().execute();
    const before = await rows();
    await expect(on.db.updateTable('audit').set({ code: '000' }).execute()).rejects.toThrow('only added to');
    await expect(on.db.deleteFrom('audit').execute()).rejects.toThrow('only added to');
    await expect(sql`update audit set caller = ''`.execute(on.db)).rejects.toThrow('only added to');
    await on.control('/reset', { seed: 'full' });
    expect(await rows()).toEqual(before);
  });

  test('stands on the page of the sandbox', async () => {
    await call('createClientCode', await staff('operator'));
    const request = new Request('http://127.0.0.1:4602/__sandbox/part/audit');
    const page = await (await on.sandbox.fetch(request)).text();
    expect(page).toContain('STAFF_operator');
    expect(page).toContain('codeRequested');
  });
});
