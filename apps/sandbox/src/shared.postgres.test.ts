import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseFields, type Fields } from './kit/json.ts';
import { newSubmissionKey, type RequestOptions } from './testing/bench.ts';
import {
  createValidOrder,
  emailCodeCheck,
  listField,
  mobileCodeCheck,
  mobileLogin,
  resultOf,
  textField,
} from './testing/journeys.ts';
import { askProcess, sendToProcess } from './testing/process-requests.ts';
import { startSandboxProcess, type SandboxProcess } from './testing/sandbox-process.ts';
import { createDatabase } from './testing/stores.ts';

const AT_ONCE = 200;
const INVESTORS = 20;

const running: SandboxProcess[] = [];
let urls: readonly string[] = [];
let database: string;

/** Starts a further process on the database of this test file. */
async function startProcess(): Promise<string> {
  const process = await startSandboxProcess({ DATABASE_URL: database }, 'full');
  running.push(process);
  return process.url;
}

const stopProcesses = () => Promise.all(running.splice(0).map((process) => process.kill()));

/** Makes a level the default of the connections to a database: CockroachDB begins with the strictest. */
const withIsolation = (url: string, level: string): string =>
  `${url}?options=${encodeURIComponent(`-c default_transaction_isolation=${level.replace(' ', '\\ ')}`)}`;

const urlOf = (turn: number): string => urls[turn % urls.length] ?? '';

/** Sends a request to one of the processes, in rotation. */
const sendTo = async (turn: number, path: string, body: unknown, sent?: RequestOptions): Promise<Fields> =>
  parseFields(await (await sendToProcess(urlOf(turn), path, body, sent)).text());

const newInvestor = async (turn: number): Promise<string> =>
  textField(await sendTo(turn, '/__sandbox/token', { like: '9000000100' }), 'token_id');

const createOrderBody = (turn: number, token: string) =>
  createValidOrder({ ask: (path, body, sent) => askProcess(urlOf(turn), path, body, sent) }, token);

const placeOrder = (turn: number, order: unknown, token: string, key?: string) =>
  sendTo(turn, '/api/v1/order/create', order, { token, method: 'PUT', ...(key === undefined ? {} : { key }) });

const readOrderNumbers = async (turn: number, token: string) =>
  listField(await sendTo(turn, '/api/v1/order/list', { order_type: 'single' }, { token })).map(
    (one) => one['mf_order_number'],
  );

const createAddressStep = (email: string): Fields => ({
  login_email: email,
  login_role: 'customer',
  login_request_from: 'email',
});

/** Signs up with a mobile number and confirms an address; returns the token that sets the password. */
const signUpToAddress = async (turn: number, email: string): Promise<string> => {
  const mobile = `981111111${turn}`;
  const ask = (path: string, body: unknown, token = '') => askProcess(urlOf(turn), path, body, { token });
  await ask('/user/login', mobileLogin(mobile));
  const token = textField(await ask('/user/validateotp', mobileCodeCheck(mobile, '123456')), 'token_id');
  await ask('/user/verifyemail', { ...createAddressStep(email), login_request_mode: 'sendotp' }, token);
  await ask('/user/validateotp', emailCodeCheck(email, '654321'), token);
  return token;
};

const turnNumbers = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe.each(['read committed', 'serializable'])(
  'two processes on one database, with transactions that are %s',
  (level) => {
    // Each test has its own investors, because starting two processes takes longer than all of the requests.
    beforeAll(async () => {
      database = withIsolation(await createDatabase(inject('postgres') ?? ''), level);
      urls = await Promise.all([startProcess(), startProcess()]);
    });
    afterAll(stopProcesses);

    test('store a single order for two hundred simultaneous requests with the same key', async () => {
      const token = await newInvestor(0);
      const order = await createOrderBody(1, token);
      const key = newSubmissionKey();
      const answers = await Promise.all(turnNumbers(AT_ONCE).map((turn) => placeOrder(turn, order, token, key)));
      expect(new Set(answers.map((answer) => answer['code']))).toEqual(new Set(['000']));
      const numbers = new Set(answers.map((answer) => resultOf(answer)['mf_order_number']));
      expect(await readOrderNumbers(0, token)).toEqual([...numbers]);
      expect(await readOrderNumbers(1, token)).toHaveLength(1);
    });

    test('accept a code only once if it is sent to both simultaneously', async () => {
      const token = await newInvestor(0);
      const order = await createOrderBody(0, token);
      const codes = (await Promise.all(turnNumbers(20).map((turn) => placeOrder(turn, order, token)))).map(
        (one) => one['code'],
      );
      expect(codes.filter((code) => code === '000')).toHaveLength(1);
      expect(await readOrderNumbers(1, token)).toHaveLength(1);
    });

    test('number the orders of many investors uniquely, and accept a payment in only one of them', async () => {
      const tokens = await Promise.all(turnNumbers(INVESTORS).map(newInvestor));
      const orders = await Promise.all(tokens.map((token, turn) => createOrderBody(turn, token)));
      const placed = await Promise.all(orders.map((order, turn) => placeOrder(turn, order, tokens[turn] ?? '')));
      const numbers = placed.map((answer) => textField(resultOf(answer), 'mf_order_number'));
      expect(new Set(numbers).size).toBe(INVESTORS);
      const payOrder = (turn: number, key: string) => {
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
        return sendTo(turn, '/api/v1/order/payment/initiate', body, { token: tokens[0] ?? '', key });
      };
      const paid = await Promise.all(turnNumbers(20).map((turn) => payOrder(turn, newSubmissionKey())));
      expect(paid.filter((answer) => answer['code'] === '000')).toHaveLength(1);
    });

    test('give an address to only one of four customers who confirmed it', async () => {
      const email = 'one@sandbox.example';
      const tokens = await Promise.all(turnNumbers(4).map((turn) => signUpToAddress(turn, email)));
      const step = { ...createAddressStep(email), login_request_mode: 'verifypassword', login_hint: 'Fresh@123' };
      const answers = await Promise.all(
        tokens.map((token, turn) => askProcess(urlOf(turn), '/user/verifyemail', step, { token })),
      );
      expect(answers.map((answer) => answer['code']).toSorted()).toEqual(['000', '051', '051', '051']);
    });

    test('share the changes of clock and switches', async () => {
      const readClock = async (turn: number) =>
        parseFields(await (await fetch(`${urlOf(turn)}/__sandbox/clock`)).text());
      await sendTo(0, '/__sandbox/clock', { set: '2027-01-04T10:00:00+05:30', freeze: true });
      expect(await readClock(1)).toEqual(await readClock(0));
      await sendTo(1, '/__sandbox/faults', { operation: 'logout', kind: 'code', value: '061' });
      expect((await sendTo(0, '/api/v1/user/logout', {}))['code']).toBe('061');
      expect((await sendTo(1, '/api/v1/user/logout', {}))['code']).toBe('000');
    });

    test('retain an acknowledged order after the other process ends', async () => {
      const token = await newInvestor(0);
      const answer = await placeOrder(0, await createOrderBody(1, token), token);
      await stopProcesses();
      urls = [await startProcess()];
      expect(await readOrderNumbers(0, token)).toEqual([resultOf(answer)['mf_order_number']]);
    });
  },
);
