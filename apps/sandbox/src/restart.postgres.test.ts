import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFields } from './kit/json.ts';
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

const HOLDER = 'holder of the lock';

const serverUrl = () => cluster.urlOf('postgres');

const countWaiting = () =>
  readText(
    serverUrl(),
    `select count(*)::text from pg_stat_activity where datname = '${DATABASE}' and wait_event_type = 'Lock'`,
  );

/** Locks the orders for everyone else, so that a request that needs them waits with its connection. */
const lockOrders = async (): Promise<Client> => {
  const client = new Client({ connectionString: cluster.urlOf(DATABASE), application_name: HOLDER });
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

/** Places an order and reads its number; null for an unknown outcome: a status of 5xx, or no answer. */
const placeOrder = async ({ body, ...sent }: Submission): Promise<unknown> => {
  const place = () => sendToProcess(sandbox.url, '/api/v1/order/create', body, { ...sent, method: 'PUT' });
  const response = await place().catch(() => null);
  if (response === null || response.status >= 500) return null;
  return textField(resultOf(parseFields(await response.text())), 'mf_order_number');
};

const listOrderNumbers = async ({ token }: Submission) =>
  listField(await ask('/order/list', { order_type: 'single' }, { token })).map((order) => order['mf_order_number']);

/** Ends every connection but that of the holder, whose lock an order could take before its own connection ends. */
const terminateConnections = () =>
  runStatements(
    serverUrl(),
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${DATABASE}' and application_name <> '${HOLDER}'`,
  );

test.each<[string, () => unknown]>([
  ['its connections are terminated', terminateConnections],
  ['the server is restarted', () => cluster.restart('fast')],
  ['the server crashes and starts again', () => cluster.restart('immediate')],
])(
  'a process continues after %s: an order in flight is unknown or stored, and is stored once under its key',
  async (_what, interrupt) => {
    const submissions = await Promise.all(Array.from({ length: INVESTORS }, createSubmission));
    const holder = await lockOrders();
    const inFlight = submissions.map(placeOrder);
    await expect.poll(countWaiting).toBe(String(INVESTORS));
    await interrupt();
    const outcomes = await Promise.all(inFlight);
    await holder.end();
    for (const [index, submission] of submissions.entries()) {
      await expect.poll(() => placeOrder(submission)).not.toBeNull();
      const orderNumber = await placeOrder(submission);
      expect(await listOrderNumbers(submission)).toEqual([orderNumber]);
      // A server that stops may end the holder first, and the order that takes its lock is then answered.
      expect([null, orderNumber]).toContain(outcomes[index]);
    }
  },
);
