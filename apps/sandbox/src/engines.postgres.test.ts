import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { findForbiddenConstructs } from './testing/distributed-sql.ts';
import { listQueryModules, queriedModules } from './testing/recorded-queries.ts';
import { readText } from './testing/stores.ts';

// Tests of both engines. As unit tests they run on SQLite; here they share a file, so that the last tests follow them.
for (const file of globSync('**/*.engines.test.ts', { cwd: import.meta.dirname }).toSorted())
  describe(file, async () => {
    await import(path.join(import.meta.dirname, file));
  });

describe('the statements of the sandbox on Postgres', () => {
  test('come from every module with a query', () => {
    const answered = new Set([...(inject('queriedModules') ?? []), ...queriedModules]);
    expect([...answered].toSorted()).toEqual(listQueryModules());
  });

  test('need no construct that CockroachDB or YugabyteDB lacks', async () => {
    const log = await readText(
      inject('postgres') ?? '',
      `select pg_read_file(current_setting('data_directory') || '/../log')`,
    );
    const statements = [...log.replaceAll('\n\t', ' ').matchAll(/ LOG: {2}(?:statement|execute [^:]*): (.*)/g)].map(
      ([, statement = '']) => statement,
    );
    for (const expected of ['update write_lock', 'create table "orders"', 'insert into "payments"'])
      expect(statements.some((statement) => statement.startsWith(expected))).toBe(true);
    const found = statements.flatMap((statement) =>
      findForbiddenConstructs(statement).map((name) => `${name}: ${statement}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
