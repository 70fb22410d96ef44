import { serveSandbox, type ServedSandbox } from '@folioflow/sandbox/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { reconcileOrders, retryUnconfirmedOrders } from './settle.ts';
import { createOrderSteps } from './order-steps.ts';

let sandbox: ServedSandbox;
beforeEach(async () => {
  process.env['SANDBOX_MODE'] = '1';
  sandbox = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'full', hashRounds: 10 });
});
afterEach(() => sandbox.close());

type Investor = Parameters<ReturnType<typeof createOrderSteps>[number]['body']>[0];

/** Goes the way as one investor; the step that is named last is sent, and its answer lost. */
const runOrderSteps = async (upTo?: string) => {
  const ledger = createLedger();
  const investor: Investor = {};
  for (const { name, path, method, body, read } of createOrderSteps(ledger)) {
    const sent = body(investor);
    expect(sent, name).not.toBeNull();
    if (name === upTo) return ledger;
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'bb-access-token': investor.token ?? '',
        'idempotency-key': (name === 'order' ? investor.key : undefined) ?? crypto.randomUUID(),
      },
      body: JSON.stringify(sent),
    });
    const fields = (await answer.json()) as Readonly<Record<string, unknown>>;
    expect([answer.status, fields['code'] ?? '000'], name).toEqual([200, '000']);
    read?.(fields, investor);
  }
  return ledger;
};

test('every step of the way is accepted, and the books balance', async () => {
  const ledger = await runOrderSteps();
  expect(await retryUnconfirmedOrders(sandbox.url, ledger)).toBe(0);
  const books = await reconcileOrders(sandbox.url, ledger);
  expect(books).toMatchObject({ acknowledged: 1, found: 1, lost: [], extra: [], unpaid: [] });
});

test('an order whose answer was lost is asked for again and found once', async () => {
  const ledger = await runOrderSteps('order');
  expect(await retryUnconfirmedOrders(sandbox.url, ledger)).toBe(1);
  expect(await reconcileOrders(sandbox.url, ledger)).toMatchObject({ acknowledged: 1, found: 1, lost: [], extra: [] });
});

test('an order that is not there is lost, and one that nobody acknowledged is too many', async () => {
  const ledger = createLedger();
  const known = await runOrderSteps();
  const [entry] = known.acknowledged();
  if (entry === undefined) throw new Error('No order was placed.');
  ledger.send('key', entry);
  ledger.acknowledge('key', '29999999');
  expect(await reconcileOrders(sandbox.url, ledger)).toMatchObject({ lost: ['29999999'], extra: [entry.number] });
});

test('a good order that is refused is counted', async () => {
  const ledger = await runOrderSteps('order');
  const [open] = ledger.unconfirmed();
  if (open === undefined) throw new Error('No order is in doubt.');
  const [key, entry] = open;
  ledger.send(key, { ...entry, token: 'nobody' });
  await retryUnconfirmedOrders(sandbox.url, ledger);
  expect([ledger.refusals, ledger.acknowledged()]).toEqual([1, []]);
});
