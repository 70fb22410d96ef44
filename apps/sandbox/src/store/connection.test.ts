import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { parseImportOptions } from '../import/command.ts';
import { ImportRefusal } from '../import/sources/import-refusal.ts';
import { checkPostgresConnection, parseDatabaseUrl } from './postgres.ts';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const PASSWORD = 'not-to-be-printed';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Listens on a free port; closed at the end of the test. */
const listen = async (onConnection: (socket: Socket) => void): Promise<number> => {
  const server = createServer(onConnection);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const closedPort = async (): Promise<number> => {
  const port = await listen(() => undefined);
  servers.pop()?.close();
  return port;
};

const urlAt = (host: string, port: number) => `postgres://team:${PASSWORD}@${host}:${port}/folioflow`;
/** Problem of a connection, without a limit of its own by default. */
const problemOf = (url: string, timeoutMs = 0): Promise<string> =>
  checkPostgresConnection(url, timeoutMs).then(
    () => 'connected',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('DATABASE_URL', () => {
  test('is optional, and is the address of a Postgres', () => {
    expect(parseDatabaseUrl(undefined)).toBeUndefined();
    expect(parseDatabaseUrl('')).toBeUndefined();
    expect(parseDatabaseUrl('postgresql://127.0.0.1/folioflow')).toBe('postgresql://127.0.0.1/folioflow');
  });

  test.each([
    `mysql://team:${PASSWORD}@db/folioflow`,
    `postgres://team:${PASSWORD}#1@db/x`,
    'postgres://[',
    'folioflow',
  ])('is refused without its text: %s', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/^DATABASE_URL is the address of a Postgres, postgres:\/\/user:/);
    expect(() => parseDatabaseUrl(url)).not.toThrow(PASSWORD);
  });
});

describe('a Postgres that cannot be reached', () => {
  test('is one at whose port nothing listens', async () => {
    const port = await closedPort();
    expect(await problemOf(urlAt('127.0.0.1', port))).toBe(
      `The Postgres of DATABASE_URL cannot be used: nothing listens at 127.0.0.1:${port} (ECONNREFUSED).`,
    );
    expect(await problemOf(urlAt('localhost', port))).toContain(`nothing listens at localhost:${port} (ECONNREFUSED)`);
  });

  test('is one whose host has no address', async () => {
    expect(await problemOf(urlAt('database.invalid', 5432))).toMatch(
      /^The Postgres of DATABASE_URL cannot be used: there is no host database\.invalid \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    );
  });

  test('is one that does not answer, or that closes the connection', async () => {
    const silent = await listen(() => undefined);
    expect(await problemOf(urlAt('127.0.0.1', silent), 100)).toContain(`${silent} did not answer in time (ETIMEDOUT).`);
    const closing = await listen((socket) => socket.destroy());
    expect(await problemOf(urlAt('127.0.0.1', closing))).toContain(`${closing} closed the connection (ECONNRESET).`);
  });

  test('ends the start with this sentence alone, without the password', async () => {
    const port = await closedPort();
    const child = spawn(process.execPath, ['--conditions=folioflow-source', SERVER], {
      env: { PATH: process.env['PATH'], SANDBOX_MODE: '1', SANDBOX_PORT: '0', DATABASE_URL: urlAt('127.0.0.1', port) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining('(ECONNREFUSED).')]]);
    expect(output).not.toContain(PASSWORD);
  });
});

test('an import refuses a malformed address, without a stack of frames', () => {
  const environment = { DATABASE_URL: `mysql://team:${PASSWORD}@db/folioflow` };
  expect(() => parseImportOptions(['NAVAll.txt'], environment, '/')).toThrow(
    new ImportRefusal(
      'DATABASE_URL is the address of a Postgres, postgres://user:password@host:port/database, with special characters of the password as %XX.',
    ),
  );
});
