import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findInstalledPostgres, freePort, startCluster } from '../../../apps/sandbox/src/testing/postgres-cluster.ts';
import { startSandboxProcess } from '../../../apps/sandbox/src/testing/sandbox-process.ts';
import { startRoundRobin } from '../../../apps/sandbox/src/testing/round-robin.ts';
import { figureWithMinRatio, type FigureSource } from '../figure.ts';
import { createRequests } from './order-steps.ts';

const HOST = '127.0.0.1:4602';
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;

/** Paid orders a second, each from a new customer to the payment, over a load balancer before the processes. */
async function measureOrders(environments: readonly Readonly<Record<string, string>>[]): Promise<number> {
  const processes = [];
  // One after the other: the first creates tables and seed.
  for (const environment of environments) processes.push(await startSandboxProcess(environment));
  const urls = processes.map(({ url }) => url);
  const address = await startRoundRobin(urls, HOST);
  try {
    const measure = async (duration: number) => {
      const wrong: string[] = [];
      let accepted = 0;
      const requests = createRequests((name, problem) => {
        if (problem === null) accepted += 1;
        else wrong.push(`${name}: ${problem}`);
      });
      await autocannon({ url: address.url, connections: CONNECTIONS, duration, requests, timeout: 60 });
      if (wrong.length > 0) throw new Error(`${wrong.length} wrong answers, such as ${wrong[0] ?? ''}`);
      // Ways that are under way at the end count too.
      return accepted / requests.length / duration;
    };
    await measure(WARM_UP_SECONDS);
    return await measure(SECONDS);
  } finally {
    await address.close();
    for (const process of processes) await process.close();
  }
}

interface OrderRates {
  readonly sqlite: number;
  readonly one: number;
  readonly two: number;
}

async function measureAll(programs: string): Promise<OrderRates> {
  const cluster = await startCluster(programs, freePort, true);
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-orders-'));
  const createDatabase = (name: string) => ({ DATABASE_URL: cluster.createDatabase(name) });
  try {
    const sqlite = await measureOrders([{ SANDBOX_DATA: folder }]);
    const one = await measureOrders([createDatabase('one')]);
    const shared = createDatabase('two');
    return { sqlite, one, two: await measureOrders([shared, shared]) };
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

let rates: Promise<OrderRates> | undefined;

const createSource = (name: string, valueOf: (rates: OrderRates) => number): FigureSource => ({
  name,
  isBytes: false,
  measure: async () => {
    const programs = findInstalledPostgres();
    if (programs === undefined) return 'there is no Postgres on this machine';
    const measured = await (rates ??= measureAll(programs));
    return figureWithMinRatio(0.05, { name, value: valueOf(measured), unit: 'requests/s', floor: measured.sqlite });
  },
});

/** Against one process on SQLite in the same run; a value counts whole ways to a paid order, of nine calls. */
export const sharedOrders: readonly FigureSource[] = [
  createSource('paid orders of one sandbox on Postgres', ({ one }) => one),
  createSource('paid orders of two sandboxes on Postgres', ({ two }) => two),
];
