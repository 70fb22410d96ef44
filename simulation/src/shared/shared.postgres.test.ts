import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { runStatements } from '../../../apps/sandbox/src/testing/stores.ts';

const run = promisify(execFile);
const simulator = path.join(import.meta.dirname, '..', 'main.ts');
const cluster = inject('postgres') ?? '';
const ROUNDS = 200;
const ORDERS = 3;

/** Runs the simulator; a failure reports what it has printed, such as the violated invariant. */
const simulate = (args: readonly string[]) =>
  run(process.execPath, ['--conditions=folioflow-source', simulator, ...args]).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`The simulation failed.\n${stdout}\n${stderr}`, { cause: error });
  });

// The rounds go on until the orders are acknowledged, because the answers of competing processes follow no seed.
test('eight investors on two processes with one database lose no order and double none, although processes are killed and requests are sent to both', async () => {
  await runStatements(cluster, 'create database simulated');
  const url = cluster.replace(/[^/]*$/, 'simulated');
  const amounts = { investors: 8, rounds: ROUNDS, orders: ORDERS, kills: 2 };
  const options = Object.entries(amounts).flatMap(([name, amount]) => [`--${name}`, String(amount)]);
  const { stdout: output } = await simulate(['--database', url, ...options]);
  expect(output).toContain('2 kills');
  expect(output).toContain('0 lost, 0 doubled');
  const countOf = (name: string) => Number(new RegExp(`(\\d+) ${name}`).exec(output)?.[1]);
  expect(countOf('rounds')).toBeGreaterThanOrEqual(ROUNDS);
  expect(countOf('acknowledged')).toBeGreaterThanOrEqual(ORDERS);
});
