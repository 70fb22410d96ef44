import { describe, expect, test } from 'vitest';
import { areas } from '../areas.ts';
import { type Area } from '../ground/area.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { benchPerTest, INVESTOR_APP, NOON, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { passwordLogin, createValidOrder, listField, placeOrder } from '../testing/journeys.ts';

const on = benchPerTest();

const readPortfolio = (token: string) => on.ask('/order/portfolio', {}, { token });

describe('the clock', () => {
  test('moves by seconds, days and working days', async () => {
    const moveClockAndReadDay = async (change: Readonly<Record<string, unknown>>) =>
      (await on.control('/clock', change))['day'];
    expect(await moveClockAndReadDay({ advance_seconds: 12 * 3600 })).toBe('2026-11-21');
    expect(await moveClockAndReadDay({ advance_working_days: 1 })).toBe('2026-11-23');
    expect(await moveClockAndReadDay({ advance_days: 30 })).toBe('2026-12-23');
    expect(await moveClockAndReadDay({ set: '2027-01-01T10:00:00+05:30' })).toBe('2027-01-01');
  });

  test('can be frozen and released', async () => {
    expect(await on.control('/clock', { freeze: true })).toMatchObject({ frozen: true, milliseconds: NOON });
    expect(await on.control('/clock', { freeze: false, advance_seconds: 1 })).toMatchObject({
      frozen: false,
      milliseconds: NOON + 1000,
    });
  });

  test('does not change the remaining life of tokens unless it is moved with expiry', async () => {
    const token = await on.token('9000000100');
    await on.control('/clock', { advance_days: 3 });
    expect((await readPortfolio(token))['code']).toBe('000');
    await on.control('/clock', { advance_days: 3, expire_sessions: true });
    expect((await readPortfolio(token))['code']).toBe('003');
  });
});

describe('a reset', () => {
  test('restores the seed and deletes tokens, orders, faults, switches and the offset of the clock', async () => {
    const token = await on.token('9000000100');
    await placeOrder(on, token);
    await on.control('/faults', { operation: '*', kind: 'code' });
    await on.control('/switches', { perPage: 7 });
    await on.control('/clock', { advance_days: 3 });
    expect(await on.control('/reset', { seed: 'full' })).toEqual({ seed: 'full' });
    expect((await readPortfolio(token))['code']).toBe('003');
    expect(await on.list('/faults')).toEqual([]);
    expect(await on.list('/outbox')).toEqual([]);
    expect(await on.control('/clock', {})).toMatchObject({ day: '2026-11-20' });
    const fresh = await on.token('9000000100');
    expect(listField(await on.ask('/order/list', { order_type: 'single' }, { token: fresh }))).toEqual([]);
  });

  test('can create the seed without clients, in which staff can sign in', async () => {
    await on.control('/reset', { seed: 'noClients' });
    expect(await on.token('9000000100')).toBe('');
    const staff = passwordLogin('operator@staff.example', 'Sandbox@1', 'backoffice');
    expect((await on.ask('/user/login', staff))['code']).toBe('000');
  });

  test('refuses a seed that does not exist', async () => {
    expect(await on.controlStatus('/reset', { seed: 'nothing' })).toBe(400);
  });
});

describe('the switches', () => {
  test('refuse unknown names and values without any change', async () => {
    const before = await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/switches`));
    expect(await on.controlStatus('/switches', { perPage: 7, nothing: 'on' })).toBe(400);
    expect(await on.controlStatus('/switches', { testCodes: 'maybe' })).toBe(400);
    const after = await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/switches`));
    expect(await after.json()).toEqual(await before.json());
  });

  test('delay every answer, move the filter lists and change the next answer', async () => {
    await on.control('/switches', { latency: 250 });
    await on.ask('/user/logout', {});
    expect(on.waits).toEqual([250]);
    await on.control('/switches', { latency: 0, masterListPlace: 'masterList' });
    const issued = await on.control('/token', { mobile: '9000000100' });
    expect(Object.keys(issued['masterList'] as object)).toContain('amc_list');
    await on.control('/switches', { codeNext: '004' });
    const token = await on.token('9000000100');
    expect(await readPortfolio(token)).toEqual({ code: '004', messageText: '' });
    await on.control('/switches', { navigateNext: './signin' });
    expect(await readPortfolio(token)).toMatchObject({ code: '000', navigateScreen: './signin' });
  });
});

describe('the request log', () => {
  test('contains requests and answers, newest first, without secrets', async () => {
    const token = await on.token('9000000100');
    await on.ask('/user/login', passwordLogin('i100@sandbox.example', 'Sandbox@1'));
    const body = await createValidOrder(on, token);
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
    const readPageText = JSON.stringify(log);
    expect(readPageText).toContain('"login_hint":"[9 characters]"');
    expect(readPageText).toContain('"mobile_otp":"[6 characters]"');
    expect([
      readPageText.includes('Sandbox@1'),
      readPageText.includes('"123456"'),
      readPageText.includes(token),
    ]).toEqual([false, false, false]);
  });

  test('contains the last 500 answers', async () => {
    for (let call = 0; call < 510; call += 1) await on.ask('/user/logout', { call });
    const log = await on.list('/log');
    expect(log).toHaveLength(500);
    expect(log.map(({ body }) => (body as { call: number }).call).slice(0, 2)).toEqual([509, 508]);
    await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/log`, { method: 'DELETE' }));
    expect(await on.list('/log')).toEqual([]);
  });
});

describe('the control page', () => {
  test('shows personas, codes, clock and movable entities', async () => {
    const token = await on.token('9000000100');
    await placeOrder(on, token);
    const page = await (await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/`))).text();
    expect(page).toContain('9000000100');
    expect(page).toContain(`data-copy="${await on.codeFor('9000000100')}"`);
    expect(page).toContain('2026-11-20 12:00:00');
    expect(page).toContain('20000001');
  });

  test('refuses pages of other origins', async () => {
    const foreign = new Request(`${SANDBOX_ORIGIN}/__sandbox/reset`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    });
    expect((await on.sandbox.fetch(foreign)).status).toBe(403);
  });
});

describe('the page', () => {
  test('signs in as every persona with a finished sign-up at its page, and its policy permits forms to the app only', async () => {
    const answer = await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/`));
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

  test('lists the magic values of all areas, each once for its input, with a copy button', async () => {
    const page = await (await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/`))).text();
    const declared = areas.flatMap((area: Area) => area.magic ?? []);
    const keys = declared.map(({ place, value }) => `${place}: ${value}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(declared.length).toBeGreaterThan(50);
    for (const { value } of declared) expect(page).toContain(`data-copy="${value}"`);
  });
});
