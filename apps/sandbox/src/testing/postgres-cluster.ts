import { execFileSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders in which systems install Postgres, each version in its own folder. */
const installFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Newest folder with `initdb` and `pg_ctl`; undefined on a machine without Postgres. */
export const findInstalledPostgres = (): string | undefined =>
  installFolders
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => path.join(place, name, 'bin')))
    .filter((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0];

/** Port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const systemIdOf = (what: '-u' | '-g', user: string) => Number(execFileSync('id', [what, user], { encoding: 'utf8' }));

/** Postgres does not run as root; system packages create a user for it. */
const postgresUser = () =>
  process.getuid?.() === 0 ? { uid: systemIdOf('-u', 'postgres'), gid: systemIdOf('-g', 'postgres') } : {};

/** Role that logs in with a password; a test creates it. All others log in without one. */
export const PASSWORD_ROLE = 'guarded';

export interface PostgresCluster {
  /** Returns the address of a database of the cluster. */
  urlOf(database: string): string;
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): string;
  /** Ends all connections and starts the server again on the same port: in order, or as after a crash. */
  restart(mode: 'fast' | 'immediate'): void;
  stop(): void;
}

/** Most ports that are tried, each free a moment before. */
const MAX_PORTS = 5;

/**
 * Starts a separate cluster on the loopback address, in a folder that is deleted at the end. Its data survives a crash
 * of the machine only if it is durable. Another process can take the port between the search and the start; then the
 * next port is tried. An error contains the output of the program that failed and the log of Postgres.
 */
export const startCluster = async (
  programs: string,
  findPort = freePort,
  isDurable = false,
): Promise<PostgresCluster> => {
  const home = mkdtempSync(path.join(tmpdir(), 'folioflow-postgres-'));
  const who = postgresUser();
  if (who.uid !== undefined) chownSync(home, who.uid, who.gid);
  const data = path.join(home, 'data');
  const log = path.join(home, 'log');
  const output = path.join(home, 'output');
  // A file, not a pipe: the server inherits the output of pg_ctl and would keep a pipe open.
  const runProgram = (program: string, ...args: readonly string[]) => {
    const file = openSync(output, 'w');
    try {
      execFileSync(path.join(programs, program), args, { ...who, cwd: home, stdio: ['ignore', file, file] });
    } catch (error) {
      const lines = [output, log].filter((name) => existsSync(name)).map((name) => readFileSync(name, 'utf8'));
      throw new Error([`${program} failed.`, ...lines].join('\n'), { cause: error });
    } finally {
      closeSync(file);
    }
  };
  const durability = isDurable ? '' : ' -c fsync=off -c full_page_writes=off';
  const runServer = (port: number, ...command: readonly string[]) => {
    const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1${durability}`;
    runProgram('pg_ctl', '-D', data, '-w', '-l', log, '-o', settings, ...command);
  };
  const startServer = async (remainingPorts: number): Promise<number> => {
    const port = await findPort();
    try {
      runServer(port, 'start');
      return port;
    } catch (error) {
      if (remainingPorts <= 1) throw error;
      return startServer(remainingPorts - 1);
    }
  };
  const createAndStart = async (): Promise<number> => {
    runProgram('initdb', '-D', data, '-U', 'folioflow', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync');
    const rules = path.join(data, 'pg_hba.conf');
    writeFileSync(rules, `host all ${PASSWORD_ROLE} all scram-sha-256\n${readFileSync(rules, 'utf8')}`);
    return startServer(MAX_PORTS);
  };
  const port = await createAndStart().catch((error: unknown) => {
    rmSync(home, { recursive: true });
    throw error;
  });
  const urlOf = (database: string) => `postgres://folioflow@127.0.0.1:${port}/${database}`;
  return {
    urlOf,
    createDatabase: (name) => {
      runProgram('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'folioflow', name);
      return urlOf(name);
    },
    restart: (mode) => runServer(port, '-m', mode, 'restart'),
    stop: () => {
      runProgram('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(home, { recursive: true });
    },
  };
};
