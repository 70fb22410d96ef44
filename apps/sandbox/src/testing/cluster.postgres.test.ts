import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findInstalledPostgres, freePort, startCluster } from './postgres-cluster.ts';
import { runStatements } from './stores.ts';

const programs = findInstalledPostgres() ?? '';
let other: Server | undefined;

const takePort = () =>
  new Promise<number>((resolve) => {
    other = createServer().listen(0, '127.0.0.1', () => {
      const address = other?.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

afterEach(() => {
  other?.close();
});

test('a cluster starts on the next port when another process takes the first', async () => {
  const taken = await takePort();
  const ports = [taken, await freePort()];
  const [, next] = ports;
  const cluster = await startCluster(programs, () => Promise.resolve(ports.shift() ?? 0));
  try {
    expect(cluster.urlOf('postgres')).toBe(`postgres://folioflow@127.0.0.1:${next}/postgres`);
    await runStatements(cluster.urlOf('postgres'), 'select 1');
  } finally {
    cluster.stop();
  }
});

test('a cluster without a free port fails with the log of Postgres', async () => {
  const taken = await takePort();
  await expect(startCluster(programs, () => Promise.resolve(taken))).rejects.toThrow(/could not bind IPv4 address/);
});
