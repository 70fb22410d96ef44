import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fieldsOf, type Fields } from './kit/json.ts';
import { newKey } from './testing/bench.ts';
import { listIn, resultOf, textIn } from './testing/journeys.ts';
import { newDatabase } from './testing/stores.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const AT_ONCE = 200;
const INVESTORS = 20;

const running: ChildProcess[] = [];
let urls: readonly string[] = [];
let database: string;

/** One more process on the database of this file. */
const start = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=folioflow-source', SERVER, '--seed', 'full'], {
      env: { PATH: process.env['PATH'], SANDBOX_MODE: '1', SANDBOX_PORT: '0', DATABASE_URL: database },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Sandbox: (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });

const end = () => {
  for (const process of running.splice(0)) process.kill('SIGKILL');
};

// Each test has investors of its own; to start two processes takes longer than all that they are asked.
beforeAll(async () => {
  database = await newDatabase(inject('postgres') ?? '');
  urls = await Promise.all([start(), start()]);
}, 120_000);
afterAll(end);

interface Sent {
  readonly token?: string;
  readonly key?: string;
  readonly method?: 'POST' | 'PUT';
}

/** Asks one of the processes, each in its turn. */
const ask = async (turn: number, path: string, body: unknown, { token = '', key, method = 'POST' }: Sent = {}) => {
  const response = await fetch(`${urls[turn % urls.length] ?? ''}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'bb-access-token': token, 'idempotency-key': key ?? newKey() },
    body: JSON.stringify(body),
  });
  return fieldsOf(await response.text());
};

const newInvestor = async (turn: number): Promise<string> =>
  textIn(await ask(turn, '/__sandbox/token', { like: '9000000100' }), 'token_id');

const orderOf = async (turn: number, token: string): Promise<Fields> => {
  const sent = await ask(
    turn,
    '/api/v1/user/2factor/sendotp',
    {
      login_role: 'customer',
      client_info: { request_action: 'single order registration', is_otp_email_required: false },
    },
    { token },
  );
  const chart = await ask(
    turn,
    '/api/v1/master/scheme/statistics',
    { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' },
    { token },
  );
  const [account = {}] = listIn(chart, 'bank_account_list');
  const [nominee = {}] = listIn(chart, 'nominee_list');
  return {
    client_info: {
      scheme_code: 'SC01',
      scheme_name: '',
      scheme_isin: '',
      buy_sell: 'P',
      buy_sell_type: 'FRESH',
      order_amount: '5000',
      bank_account_information: account,
      selected_order: { param_scheme_name: '', param_scheme_code: 'SC01' },
      nominee_option: 'existing',
      nominee_id: textIn(nominee, 'id'),
    },
    two_factor_authentication: {
      mobile_otp: '123456',
      email_otp: '',
      twofactor_token_id: textIn(sent, 'twofactor_id'),
    },
  };
};

const place = (turn: number, order: Fields, token: string, key?: string) =>
  ask(turn, '/api/v1/order/create', order, { token, method: 'PUT', ...(key === undefined ? {} : { key }) });

const numbersOf = async (turn: number, token: string) =>
  listIn(await ask(turn, '/api/v1/order/list', { order_type: 'single' }, { token })).map(
    (one) => one['mf_order_number'],
  );

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe('two processes on one database', { timeout: 120_000 }, () => {
  test('two hundred orders at once under one key are one order', async () => {
    const token = await newInvestor(0);
    const order = await orderOf(1, token);
    const key = newKey();
    const answers = await Promise.all(turns(AT_ONCE).map((turn) => place(turn, order, token, key)));
    expect(new Set(answers.map((answer) => answer['code']))).toEqual(new Set(['000']));
    const numbers = new Set(answers.map((answer) => resultOf(answer)['mf_order_number']));
    expect(await numbersOf(0, token)).toEqual([...numbers]);
    expect(await numbersOf(1, token)).toHaveLength(1);
  });

  test('a code that is sent to both at once is used once', async () => {
    const token = await newInvestor(0);
    const order = await orderOf(0, token);
    const codes = (await Promise.all(turns(20).map((turn) => place(turn, order, token)))).map((one) => one['code']);
    expect(codes.filter((code) => code === '000')).toHaveLength(1);
    expect(await numbersOf(1, token)).toHaveLength(1);
  });

  test('orders of many investors have numbers of their own, and a payment is taken by one of the processes', async () => {
    const tokens = await Promise.all(turns(INVESTORS).map(newInvestor));
    const orders = await Promise.all(tokens.map((token, turn) => orderOf(turn, token)));
    const placed = await Promise.all(orders.map((order, turn) => place(turn, order, tokens[turn] ?? '')));
    const numbers = placed.map((answer) => textIn(resultOf(answer), 'mf_order_number'));
    expect(new Set(numbers).size).toBe(INVESTORS);
    const pay = (turn: number, key: string) => {
      const order = resultOf(placed[0] ?? {});
      const body = {
        order_no: order['mf_order_number'],
        order_registration_no: order['mf_order_registration_no'],
        order_type: 'single',
        order_start_date: order['order_start_date'],
        order_amount: '5000',
        payment_mode: 'UPI',
        upi_id: 'success@upi',
      };
      return ask(turn, '/api/v1/order/payment/initiate', body, { token: tokens[0] ?? '', key });
    };
    const paid = await Promise.all(turns(20).map((turn) => pay(turn, newKey())));
    expect(paid.filter((answer) => answer['code'] === '000')).toHaveLength(1);
  });

  test('what one of them is told the other one knows', async () => {
    const clock = async (turn: number) => fieldsOf(await (await fetch(`${urls[turn] ?? ''}/__sandbox/clock`)).text());
    await ask(0, '/__sandbox/clock', { set: '2027-01-04T10:00:00+05:30', freeze: true });
    expect(await clock(1)).toEqual(await clock(0));
    await ask(1, '/__sandbox/faults', { operation: 'logout', kind: 'code', value: '061' });
    expect((await ask(0, '/api/v1/user/logout', {}))['code']).toBe('061');
    expect((await ask(1, '/api/v1/user/logout', {}))['code']).toBe('000');
  });

  test('what one of them acknowledged outlives it', async () => {
    const token = await newInvestor(0);
    const answer = await place(0, await orderOf(1, token), token);
    end();
    urls = [await start()];
    expect(await numbersOf(0, token)).toEqual([resultOf(answer)['mf_order_number']]);
  });
});
