import { httpRouteOfRequest, operations } from '@folioflow/api/schemas';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchPerTest, newSubmissionKey, NOON } from '../testing/bench.ts';
import { textField } from '../testing/journeys.ts';

const on = benchPerTest();

const CLIENT = 'CUST00000001';
const OPEN_CODE = 'CUST00000004';

const staffOperations = operations.filter(({ auth }) => auth.startsWith('staff'));

/** Valid request of each staff operation; an operation without an entry fails the first test. */
const bodies: Readonly<Record<string, Fields>> = {
  listClients: {},
  getStageInfo: { customer_id: CLIENT, is_backoffice: true, stage_name: 'esignkyc' },
  createClientCode: { customer_id: CLIENT, is_backoffice: true, stage_name: 'create client code' },
  uploadElogPhoto: { customer_id: OPEN_CODE, is_backoffice: true, stage_name: 'elog photo upload' },
};
const names = Object.keys(bodies);
const needsOperator = staffOperations.filter(({ auth }) => auth === 'staffOperator').map(({ name }) => name);
const aboutOneClient = names.filter((name) => bodies[name]?.['customer_id'] !== undefined);

const callOperation = async (name: string, token: string, more: Fields = {}): Promise<Fields> => {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const body = { ...bodies[name], ...more };
  const { method, path } = httpRouteOfRequest(operation, body);
  return on.ask(path, body, { token, method, key: newSubmissionKey() });
};

const readClients = () => on.db.selectFrom('clients').selectAll().orderBy('id').execute();
const readLastAuditEntry = () =>
  on.db.selectFrom('audit').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow();
const signInStaff = async (role: string) =>
  textField(await on.control('/token', { email: `${role}@staff.example` }), 'token_id');

/** The texts of both refusals, without any data of a client (AD-001). */
const expectedTexts: Readonly<Record<string, Fields>> = {
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
      const token = await signInStaff('operator');
      // A move of the clock shifts the deadlines of valid sessions.
      await on.db.updateTable('sessions').set({ idle_deadline: NOON }).where('kind', '=', 'staff').execute();
      return token;
    },
  ],
  'an erased token': [
    '003',
    async () => {
      const token = await signInStaff('operator');
      await on.ask('/user/logout', {}, { token });
      return token;
    },
  ],
  'the token of a customer': ['005', () => on.token('9000000100')],
  'the token of staff without a role': ['005', () => signInStaff('norole')],
};

test('every operation of the staff is tested here, and no other', () => {
  expect([...staffOperations.map(({ name }) => name), 'getStageInfo'].sort()).toEqual([...names].sort());
});

describe.each(Object.entries(tokens))('%s', (_, [code, make]) => {
  test.each(names)('does not permit %s: it is refused without data or change, and audited [OM-282]', async (name) => {
    const token = await make();
    const before = await readClients();
    const answer = await callOperation(name, token);
    expect(answer).toMatchObject({ code, ...expectedTexts[code] });
    const told = ['code', 'messageText', 'is_redirect', 'navigateScreen', 'erase_token_id', 'result'];
    expect(Object.keys(answer).filter((field) => !told.includes(field))).toEqual([]);
    expect(answer['result'] ?? []).toEqual([]);
    expect(await readClients()).toEqual(before);
    const entry = await readLastAuditEntry();
    expect(entry).toMatchObject({ operation: name, code, is_of_staff: 1 });
    expect(entry.before).toBe(entry.after);
  });
});

test.each(needsOperator)(
  'a viewer cannot call %s, and the answer does not identify the client [OM-282]',
  async (name) => {
    const viewer = await signInStaff('viewer');
    const before = await readClients();
    for (const more of [{}, { customer_id: 'CUST99999999' }, { customer_id: 'CUST007' }])
      expect(await callOperation(name, viewer, more)).toMatchObject({ code: '005', is_redirect: true });
    expect(await readClients()).toEqual(before);
    expect(await readLastAuditEntry()).toMatchObject({ caller: 'STAFF_viewer', operation: name, code: '005' });
  },
);

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
  ])('finds no client by an id %s', async (_, customer_id) => {
    const before = await readClients();
    expect(await callOperation(name, await signInStaff('operator'), { customer_id })).toMatchObject({
      code: '061',
      messageText: 'This client could not be found.',
    });
    expect(await readClients()).toEqual(before);
    expect((await readLastAuditEntry()).subject.length).toBeLessThanOrEqual(64);
  });

  test.each([7, null, ['CUST00000001'], { $ne: '' }])('refuses the client id %o', async (customer_id) => {
    const before = await readClients();
    expect(['051', '061']).toContain(
      (await callOperation(name, await signInStaff('operator'), { customer_id }))['code'],
    );
    expect(await readClients()).toEqual(before);
  });
});

test('answers to the staff are not cached by browsers or proxies', async () => {
  const operator = await signInStaff('operator');
  for (const name of names) {
    const operation = operations.find((each) => each.name === name);
    if (!operation) continue;
    const { method, path } = httpRouteOfRequest(operation, bodies[name] ?? {});
    const sent = { token: operator, key: newSubmissionKey(), method };
    const { headers } = await on.response(path, bodies[name], sent);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

describe('the audit', () => {
  test('contains time, caller, operation, client, and the status of the client before and after', async () => {
    await callOperation('createClientCode', await signInStaff('operator'));
    const { before, after, ...entry } = await readLastAuditEntry();
    expect(entry).toMatchObject({
      caller: 'STAFF_operator',
      operation: 'createClientCode',
      subject: CLIENT,
      code: '000',
    });
    expect(JSON.parse(before)).toEqual({ state: 'awaitingCode', photo: false, fatca: false });
    expect(JSON.parse(after)).toEqual({ state: 'codeRequested', photo: false, fatca: false });
  });

  test('contains each sign-in of the staff, also refused ones, and no secret', async () => {
    const login = { login_role: 'backoffice', login_email: 'operator@staff.example', login_request_from: 'email' };
    const signIn = (login_hint: string) =>
      on.ask('/user/login', { ...login, login_hint, screen_name: 'signin', login_request_mode: 'verifypassword' });
    await signIn('Wrong@123');
    await signIn('Sandbox@1');
    const readAuditRows = await on.db.selectFrom('audit').selectAll().orderBy('entry').execute();
    expect(readAuditRows.map(({ operation, subject, code }) => [operation, subject, code])).toEqual([
      ['login', 'operator@staff.example', '030'],
      ['login', 'operator@staff.example', '000'],
    ]);
    expect(JSON.stringify(readAuditRows)).not.toMatch(/Wrong@123|Sandbox@1/);
  });

  test('is append-only: the database refuses changes, and a reset does not empty it', async () => {
    await callOperation('createClientCode', await signInStaff('operator'));
    const rows = () => on.db.selectFrom('audit').selectAll().execute();
    const before = await rows();
    await expect(on.db.updateTable('audit').set({ code: '000' }).execute()).rejects.toThrow('only added to');
    await expect(on.db.deleteFrom('audit').execute()).rejects.toThrow('only added to');
    await expect(sql`update audit set caller = ''`.execute(on.db)).rejects.toThrow('only added to');
    await on.control('/reset', { seed: 'full' });
    expect(await rows()).toEqual(before);
  });

  test('is shown on the page of the sandbox', async () => {
    await callOperation('createClientCode', await signInStaff('operator'));
    const request = new Request('http://127.0.0.1:4602/__sandbox/part/audit');
    const page = await (await on.sandbox.fetch(request)).text();
    expect(page).toContain('STAFF_operator');
    expect(page).toContain('codeRequested');
  });
});
