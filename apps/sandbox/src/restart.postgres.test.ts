import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFields, type Fields } from './kit/json.ts';
import { newSubmissionKey } from './testing/bench.ts';
import { createValidOrder, listField, resultOf, textField } from './testing/journeys.ts';
import { findInstalledPostgres, startCluster, type PostgresCluster } from './testing/postgres-cluster.ts';
import { askProcess, sendToProcess } from './testing/process-requests.ts';
import { startSandboxProcess, type SandboxProcess } from './testing/sandbox-process.ts';
import { readText, runStatements } from './testing/stores.ts';

const INVESTORS = 6;
const DATABASE = 'restarted';

let cluster: PostgresCluster;
let sandbox: SandboxProcess;

beforeAll(async () => {
  cluster = await startCluster(findInstalledPostgres() ?? '');
  sandbox = await startSandboxProcess({ DATABASE_URL: cluster.createDatabase(DATABASE) }, 'full');
});
afterAll(async () => {
  await sandbox.kill();
  cluster.stop();
});

const serverUrl = () => cluster.urlOf('postgres');

const countWaiting = () =>
  readText(
    serverUrl(),
    `select count(*)::text from pg_stat_activity where datname = '${DATABASE}' and wait_event_type = 'Lock'`,
  );

/** Locks the orders for everyone else, so that a request that needs them waits with its connection. */
const lockOrders = async (): Promise<Client> => {
  const client = new Client({ connectionString: cluster.urlOf(DATABASE) });
  // The server ends this connection too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  return client;
};

interface Submission {
  readonly token: string;
  readonly key: string;
  readonly body: unknown;
}

const ask = (path: string, body: unknown, sent?: object) => askProcess(sandbox.url, path, body, sent);

const createSubmission = async (): Promise<Submission> => {
  const issued = await sendToProcess(sandbox.url, '/__sandbox/token', { like: '9000000100' });
  const token = textField(parseFields(await issued.text()), 'token_id');
  return { token, key: newSubmissionKey(), body: await createValidOrder({ ask }, token) };
};

/** Places an order; null for an unknown outcome: a status of 5xx, or no answer. */
const placeOrder = async ({ body, ...sent }: Submission): Promise<Fields | null> => {
  const place = () => sendToProcess(sandbox.url, '/api/v1/order/create', body, { ...sent, method: 'PUT' });
  const response = await place().catch(() => null);
  return response === null || response.status >= 500 ? null : parseFields(await response.text());
};

const listOrderNumbers = async ({ token }: Submission) =>
  listField(await ask('/order/list', { order_type: 'single' }, { token })).map((order) => order['mf_order_number']);

const terminateConnections = () =>
  runStatements(serverUrl(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${DATABASE}'`);

test.each<[string, () => unknown]>([
  ['its connections are terminated', terminateConnections],
  ['the server is restarted', () => cluster.restart('fast')],
  ['the server crashes and starts again', () => cluster.restart('immediate')],
])(
  'a process continues after %s: an order in flight is unknown, and is stored once under its key',
  async (_what, interrupt) => {
    const submissions = await Promise.all(Array.from({ length: INVESTORS }, createSubmission));
    const holder = await lockOrders();
    const inFlight = submissions.map(placeOrder);
    await expect.poll(countWaiting).toBe(String(INVESTORS));
    await interrupt();
    expect(await Promise.all(inFlight)).toEqual(submissions.map(() => null));
    await holder.end();
    for (const submission of submissions) {
      await expect.poll(() => placeOrder(submission)).toMatchObject({ code: '000' });
      const again = await placeOrder(submission);
      expect(await listOrderNumbers(submission)).toEqual([resultOf(again ?? {})['mf_order_number']]);
    }
  },
);
