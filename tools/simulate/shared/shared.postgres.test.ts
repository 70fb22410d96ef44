import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findForbiddenConstructs } from '../../../apps/sandbox/src/testing/distributed-sql.ts';
import { readText, runStatements } from '../../../apps/sandbox/src/testing/stores.ts';

const run = promisify(execFile);
/** Runs the simulator; a failure reports what it has printed, such as the violated invariant. */
const simulate = (args: readonly string[]) =>
  run(process.execPath, ['--conditions=folioflow-source', simulator, ...args]).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`The simulation failed.\n${stdout}\n${stderr}`, { cause: error });
  });
const simulator = path.join(import.meta.dirname, '..', 'main.ts');
const cluster = inject('postgres') ?? '';
const ROUNDS = 200;

/** Statements that the server of Postgres has logged, each on a line. */
async function readLoggedStatements(): Promise<readonly string[]> {
  const log = await readText(cluster, `select pg_read_file(current_setting('data_directory') || '/../log')`);
  const joined = log.replaceAll('\n\t', ' ');
  return [...joined.matchAll(/ LOG: {2}(?:statement|execute [^:]*): (.*)/g)].map(([, statement = '']) => statement);
}

describe('eight investors on two processes with one database', () => {
  let output = '';
  let statements: readonly string[] = [];

  beforeAll(async () => {
    await runStatements(cluster, 'create database simulated');
    await runStatements(cluster, `alter database simulated set log_statement = 'all'`);
    const url = cluster.replace(/[^/]*$/, 'simulated');
    const options = ['--database', url, '--investors', '8', '--rounds', String(ROUNDS), '--kills', '2'];
    ({ stdout: output } = await simulate(options));
    statements = await readLoggedStatements();
  }, 600_000);

  test('lose no order and double none, although processes are killed and requests are sent to both', () => {
    expect(output).toContain(`${ROUNDS} rounds`);
    expect(output).toContain('2 kills');
    expect(output).toContain('0 lost, 0 doubled');
    const acknowledged = Number(/(\d+) acknowledged/.exec(output)?.[1]);
    expect(acknowledged).toBeGreaterThan(0);
  });

  test('need no construct that CockroachDB or YugabyteDB lacks', () => {
    expect(statements.length).toBeGreaterThan(2_000);
    for (const expected of ['update write_lock', 'create table "orders"', 'insert into "payments"'])
      expect(statements.some((statement) => statement.startsWith(expected))).toBe(true);
    const found = statements.flatMap((statement) =>
      findForbiddenConstructs(statement).map((name) => `${name}: ${statement}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
