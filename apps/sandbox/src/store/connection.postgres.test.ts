import { beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD_ROLE } from '../testing/postgres-cluster.ts';
import { runStatements } from '../testing/stores.ts';
import { checkPostgresConnection } from './postgres.ts';

const cluster = new URL(inject('postgres') ?? '');

const urlOf = (user: string, password: string, database = 'postgres') =>
  `postgres://${user}:${password}@${cluster.host}/${database}`;

const problemOf = (url: string): Promise<string> =>
  checkPostgresConnection(url).then(
    () => 'connected',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

beforeAll(async () => {
  await runStatements(cluster.href, `create role ${PASSWORD_ROLE} login password 'right'`);
});

test('a right password connects', async () => {
  expect(await problemOf(urlOf(PASSWORD_ROLE, 'right'))).toBe('connected');
});

test('a wrong password is reported with its code and without the password', async () => {
  expect(await problemOf(urlOf(PASSWORD_ROLE, 'not-right'))).toBe(
    `The Postgres of DATABASE_URL cannot be used: ${cluster.host} refuses the login of ${PASSWORD_ROLE} (28P01).`,
  );
});

test('an unknown user is reported', async () => {
  expect(await problemOf(urlOf('stranger', 'secret'))).toContain('refuses the login of stranger (28000).');
});

test('a missing database is reported by its name', async () => {
  expect(await problemOf(urlOf('folioflow', 'secret', 'missing'))).toBe(
    `The Postgres of DATABASE_URL cannot be used: ${cluster.host} has no database missing (3D000).`,
  );
});
