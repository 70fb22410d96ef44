import { describe, expect, test } from 'vitest';
import { areas } from '../areas.ts';
import { type Area } from '../ground/area.ts';
import { fieldsOf } from '../kit/json.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { benchOfEach, INVESTOR_APP, NOON, OWN } from '../testing/bench.ts';
import { byPassword, goodOrder, listIn, placeOrder } from '../testing/journeys.ts';
import { TOURIST } from './tour.ts';

const on = benchOfEach();

const portfolio = (token: string) => on.ask('/order/portfolio', {}, { token });

describe('the clock', () => {
  test('moves by seconds, days and working days', async () => {
    const day = async (change: Readonly<Record<string, unknown>>) => (await on.control('/clock', change))['day'];
    expect(await day({ advance_seconds: 12 * 3600 })).toBe('2026-11-21');
    expect(await day({ advance_working_days: 1 })).toBe('2026-11-23');
    expect(await day({ advance_days: 30 })).toBe('2026-12-23');
    expect(await day({ set: '2027-01-01T10:00:00+05:30' })).toBe('2027-01-01');
  });

  test('can be frozen and released', async () => {
    expect(await on.control('/clock', { freeze: true })).toMatchObject({ frozen: true, milliseconds: NOON });
    expect(await on.control('/clock', { freeze: false, advance_seconds: 1 })).toMatchObject({
      frozen: false,
      milliseconds: NOON + 1000,
    });
  });

  test('leaves tokens their remaining life unless it is told to expire them', async () => {
    const token = await on.token('9000000100');
    await on.control('/clock', { advance_days: 3 });
    expect((await portfolio(token))['code']).toBe('000');
    await on.control('/clock', { advance_days: 3, expire_sessions: true });
    expect((await portfolio(token))['code']).toBe('003');
  });
});

describe('a reset', () => {
  test('puts the seed back and drops tokens, orders, faults, switches and the clock', async () => {
    const token = await on.token('9000000100');
    await placeOrder(on, token);
    await on.control('/faults', { operation: '*', kind: 'code' });
    await on.control('/switches', { perPage: 7 });
    await on.control('/clock', { advance_days: 3 });
    expect(await on.control('/reset', { seed: 'full' })).toEqual({ seed: 'full' });
    expect((await portfolio(token))['code']).toBe('003');
    expect(await on.list('/faults')).toEqual([]);
    expect(await on.list('/outbox')).toEqual([]);
    expect(await on.control('/clock', {})).toMatchObject({ day: '2026-11-20' });
    const fresh = await on.token('9000000100');
    expect(listIn(await on.ask('/order/list', { order_type: 'single' }, { token: fresh }))).toEqual([]);
  });

  test('knows the seed without clients, in which staff can still sign in', async () => {
    await on.control('/reset', { seed: 'noClients' });
    expect(await on.token('9000000100')).toBe('');
    const staff = byPassword('operator@staff.example', 'Sandbox@1', 'backoffice');
    expect((await on.ask('/user/login', staff))['code']).toBe('000');
  });

  test('refuses a seed that does not exist', async () => {
    expect(await on.controlStatus('/reset', { seed: 'nothing' })).toBe(400);
  });
});

describe('the switches', () => {
  test('refuse unknown names and values, and then change nothing', async () => {
    const before = await on.sandbox.fetch(new Request(`${OWN}/__sandbox/switches`));
    expect(await on.controlStatus('/switches', { perPage: 7, nothing: 'on' })).toBe(400);
    expect(await on.controlStatus('/switches', { testCodes: 'maybe' })).toBe(400);
    const after = await on.sandbox.fetch(new Request(`${OWN}/__sandbox/switches`));
    expect(await after.json()).toEqual(await before.json());
  });

  test('make every answer late, move the filter lists and make the next answer special', async () => {
    await on.control('/switches', { latency: 250 });
    await on.ask('/user/logout', {});
    expect(on.waits).toEqual([250]);
    await on.control('/switches', { latency: 0, masterListPlace: 'masterList' });
    const issued = await on.control('/token', { mobile: '9000000100' });
    expect(Object.keys(issued['masterList'] as object)).toContain('amc_list');
    await on.control('/switches', { codeNext: '004' });
    const token = await on.token('9000000100');
    expect(await portfolio(token)).toEqual({ code: '004', messageText: '' });
    await on.control('/switches', { navigateNext: './signin' });
    expect(await portfolio(token)).toMatchObject({ code: '000', navigateScreen: './signin' });
  });
});

describe('a token for tests', () => {
  test('comes for a fresh copy of a persona under a number of its own', async () => {
    const issued = await on.control('/token', { mobile: '9811111111', like: '9000000100' });
    expect(issued).toMatchObject({
      mobile: '9811111111',
      email: 'i9811111111@sandbox.example',
      is_authenticated: true,
      profileData: { login_mobile_number: '9811111111', login_email: 'i9811111111@sandbox.example' },
      navigateScreen: 'portfolio',
    });
    const token = String(issued['token_id']);
    expect((await placeOrder(on, token))['code']).toBe('000');
    const original = await on.token('9000000100');
    expect(listIn(await on.ask('/order/list', { order_type: 'single' }, { token: original }))).toEqual([]);
  });

  test('copies orders with new ids, which belong to the copy alone', async () => {
    const copy = await on.token('9811111112', '9000000101');
    const original = await on.token('9000000101');
    const list = async (token: string) => listIn(await on.ask('/order/list', { order_type: 'single' }, { token }));
    const [copied, first] = [await list(copy), await list(original)];
    expect(copied.map((order) => order['mf_order_number'])).toEqual(first.map((order) => order['mf_order_number']));
    const ids = new Set(first.map((order) => order['order_id']));
    expect(copied.some((order) => ids.has(order['order_id']))).toBe(false);
  });

  test('makes the copy fresh again when the number was used before', async () => {
    const first = await on.token('9811111113', '9000000100');
    await placeOrder(on, first);
    const second = await on.token('9811111113', '9000000100');
    expect((await portfolio(first))['code']).toBe('003');
    expect(listIn(await on.ask('/order/list', { order_type: 'single' }, { token: second }))).toEqual([]);
  });

  test('comes for staff, and not for people who do not exist', async () => {
    expect(await on.control('/token', { email: 'viewer@staff.example' })).toMatchObject({ role: 'viewer' });
    expect(await on.controlStatus('/token', { email: 'nobody@staff.example' })).toBe(404);
    expect(await on.controlStatus('/token', { mobile: '9999999999' })).toBe(404);
    expect(await on.controlStatus('/token', { mobile: '9811111114', like: '9999999999' })).toBe(404);
  });
});

test('what was done for one investor is counted by table and by kind, and nobody else is in it', async () => {
  const effects = async (mobile: string): Promise<unknown> =>
    (await on.sandbox.fetch(new Request(`${OWN}/__sandbox/effects?mobile=${mobile}`))).json();
  const token = await on.token('9811111111', '9000000100');
  expect(await effects('9811111111')).toMatchObject({
    rows: { clients: 1, orders: 0, payments: 0, nominees: 2 },
    messages: {},
  });
  const other = await effects('9000000100');
  await placeOrder(on, token);
  expect(await effects('9811111111')).toMatchObject({
    rows: { orders: 1, payments: 0 },
    messages: { 'two-factor mobile code': 1 },
  });
  expect(await effects('9000000100')).toEqual(other);
  expect(await effects('9811111119')).toEqual({ rows: {}, messages: {} });
});

describe('the request log', () => {
  test('shows what was asked and answered, newest first, without a secret', async () => {
    const token = await on.token('9000000100');
    await on.ask('/user/login', byPassword('i100@sandbox.example', 'Sandbox@1'));
    const body = await goodOrder(on, token);
    await on.ask('/order/create', body, { token, method: 'PUT' });
    const log = await on.list('/log');
    expect(log[0]).toMatchObject({
      operation: 'createSingleOrder',
      method: 'PUT',
      path: '/order/create',
      caller: 'CUST00000100',
      code: '000',
      status: 200,
    });
    const text = JSON.stringify(log);
    expect(text).toContain('"login_hint":"[9 characters]"');
    expect(text).toContain('"mobile_otp":"[6 characters]"');
    expect([text.includes('Sandbox@1'), text.includes('"123456"'), text.includes(token)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('keeps the last 500 answers', async () => {
    for (let call = 0; call < 510; call += 1) await on.ask('/user/logout', { call });
    const log = await on.list('/log');
    expect(log).toHaveLength(500);
    expect(log.map(({ body }) => (body as { call: number }).call).slice(0, 2)).toEqual([509, 508]);
    await on.sandbox.fetch(new Request(`${OWN}/__sandbox/log`, { method: 'DELETE' }));
    expect(await on.list('/log')).toEqual([]);
  });
});

describe('the control page', () => {
  test('shows personas, codes, clock and what can be moved', async () => {
    const token = await on.token('9000000100');
    await placeOrder(on, token);
    const page = await (await on.sandbox.fetch(new Request(`${OWN}/__sandbox/`))).text();
    expect(page).toContain('9000000100');
    expect(page).toContain(`data-copy="${await on.codeFor('9000000100')}"`);
    expect(page).toContain('2026-11-20 12:00:00');
    expect(page).toContain('20000001');
  });

  test('is closed to pages of other origins', async () => {
    const foreign = new Request(`${OWN}/__sandbox/reset`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    });
    expect((await on.sandbox.fetch(foreign)).status).toBe(403);
  });
});

describe('the page', () => {
  const text = async (path = '/') => (await on.sandbox.fetch(new Request(`${OWN}/__sandbox${path}`))).text();

  test('signs in as every persona whose sign-up is finished, at the page that shows it, and its policy lets the form go to the app alone', async () => {
    const answer = await on.sandbox.fetch(new Request(`${OWN}/__sandbox/`));
    const app = INVESTOR_APP;
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${app}`);
    const page = await answer.text();
    expect(page).not.toMatch(/ on\w+=|style="|<style|<script>/);
    const forms = [...page.matchAll(/action="([^"]+)"[^]*?name="mobile" value="(\d+)"[^]*?name="to" value="([^"]+)"/g)];
    expect(new Set(forms.map(([, action]) => action))).toEqual(new Set([`${app}/__sandbox/sign-in`]));
    const opened = new Map(forms.map(([, , mobile = '', to]) => [mobile, to]));
    expect([opened.get('9000000201'), opened.get('9000000101'), opened.get('9000000115')]).toEqual([
      '/panVerification',
      '/orderList',
      '/schemeList',
    ]);
    expect(['9000000209', '9000000210', '9000000211'].filter((mobile) => opened.has(mobile))).toEqual([]);
    for (const { mobile } of allPersonas) expect(page).toContain(`data-copy="${mobile}"`);
  });

  test('lists what every area declares, each value once for its place, to be copied', async () => {
    const page = await text();
    const declared = areas.flatMap((area: Area) => area.magic ?? []);
    const keys = declared.map(({ place, value }) => `${place}: ${value}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(declared.length).toBeGreaterThan(50);
    for (const { value } of declared) expect(page).toContain(`data-copy="${value}"`);
  });

  test('leads from nothing to an allotted order, even after the cut-off, and says what of it is done', async () => {
    await on.control('/clock', { advance_seconds: 4 * 3600 });
    const done = async () =>
      [...(await text('/part/tour')).matchAll(/<li ([^>]*)>/g)].map(([, marks]) => marks?.trim());
    expect(await done()).toEqual(['', '', '', '', '']);
    const token = await on.token(TOURIST);
    await placeOrder(on, token);
    expect(await done()).toEqual(['data-done', 'data-done', 'data-done', '', '']);
    const entities = await on.list('/entities');
    const order = entities.find(({ entity, owner }) => entity === 'order' && owner === TOURIST);
    await on.control('/advance', { entity: 'order', id: order?.['id'], to: 'paid' });
    expect(await done()).toEqual(['data-done', 'data-done', 'data-done', 'data-done', '']);
    const [, body = ''] = /data-send="\/clock" data-body="([^"]*)"/.exec(await text('/part/tour')) ?? [];
    await on.control('/clock', fieldsOf(body.replaceAll('&quot;', '"')));
    await portfolio(token);
    expect(await done()).toEqual(['data-done', 'data-done', 'data-done', 'data-done', 'data-done']);
  });
});
