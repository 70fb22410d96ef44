import { describe, expect, test } from 'vitest';
import { parseFields } from '../kit/json.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { listField, placeOrder } from '../testing/journeys.ts';
import { TOURIST } from './tour.ts';

const on = benchPerTest();

const readPortfolio = (token: string) => on.ask('/order/portfolio', {}, { token });
const readTour = async () => (await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/part/tour`))).text();

describe('a token for tests', () => {
  test('is issued for a new copy of a persona under its own number', async () => {
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
    expect(listField(await on.ask('/order/list', { order_type: 'single' }, { token: original }))).toEqual([]);
  });

  test('copies orders with new ids, which belong to the copy alone', async () => {
    const copy = await on.token('9811111112', '9000000101');
    const original = await on.token('9000000101');
    const readOrderIds = async (token: string) =>
      listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
    const [copied, first] = [await readOrderIds(copy), await readOrderIds(original)];
    expect(copied.map((order) => order['mf_order_number'])).toEqual(first.map((order) => order['mf_order_number']));
    const ids = new Set(first.map((order) => order['order_id']));
    expect(copied.some((order) => ids.has(order['order_id']))).toBe(false);
  });

  test('replaces the copy if the number was used before', async () => {
    const first = await on.token('9811111113', '9000000100');
    await placeOrder(on, first);
    const second = await on.token('9811111113', '9000000100');
    expect((await readPortfolio(first))['code']).toBe('003');
    expect(listField(await on.ask('/order/list', { order_type: 'single' }, { token: second }))).toEqual([]);
  });

  test('is issued for staff, and not for unknown people', async () => {
    expect(await on.control('/token', { email: 'viewer@staff.example' })).toMatchObject({ role: 'viewer' });
    expect(await on.controlStatus('/token', { email: 'nobody@staff.example' })).toBe(404);
    expect(await on.controlStatus('/token', { mobile: '9999999999' })).toBe(404);
    expect(await on.controlStatus('/token', { mobile: '9811111114', like: '9999999999' })).toBe(404);
  });
});

test('the effects for an investor are counted by table and by kind, without those of others', async () => {
  const readEffects = async (mobile: string): Promise<unknown> =>
    (await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/__sandbox/effects?mobile=${mobile}`))).json();
  const token = await on.token('9811111111', '9000000100');
  expect(await readEffects('9811111111')).toMatchObject({
    rows: { clients: 1, orders: 0, payments: 0, nominees: 2 },
    messages: {},
  });
  const other = await readEffects('9000000100');
  await placeOrder(on, token);
  expect(await readEffects('9811111111')).toMatchObject({
    rows: { orders: 1, payments: 0 },
    messages: { 'two-factor mobile code': 1 },
  });
  expect(await readEffects('9000000100')).toEqual(other);
  expect(await readEffects('9811111119')).toEqual({ rows: {}, messages: {} });
});

test('the page guides to an allotted order, even after the cut-off, and marks the completed steps', async () => {
  await on.control('/clock', { advance_seconds: 4 * 3600 });
  const readCompletedSteps = async () =>
    [...(await readTour()).matchAll(/<li ([^>]*)>/g)].map(([, marks]) => marks?.trim());
  expect(await readCompletedSteps()).toEqual(['', '', '', '', '']);
  const token = await on.token(TOURIST);
  await placeOrder(on, token);
  expect(await readCompletedSteps()).toEqual(['data-done', 'data-done', 'data-done', '', '']);
  const entities = await on.list('/entities');
  const order = entities.find(({ entity, owner }) => entity === 'order' && owner === TOURIST);
  await on.control('/advance', { entity: 'order', id: order?.['id'], to: 'paid' });
  expect(await readCompletedSteps()).toEqual(['data-done', 'data-done', 'data-done', 'data-done', '']);
  const [, body = ''] = /data-send="\/clock" data-body="([^"]*)"/.exec(await readTour()) ?? [];
  await on.control('/clock', parseFields(body.replaceAll('&quot;', '"')));
  await readPortfolio(token);
  expect(await readCompletedSteps()).toEqual(['data-done', 'data-done', 'data-done', 'data-done', 'data-done']);
});
