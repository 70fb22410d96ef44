import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where systems keep the programs of a Postgres, each version in a folder of its own. */
const places = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with `initdb` and `pg_ctl`, the newest one; undefined on a machine without a Postgres. */
export const installedPostgres = (): string | undefined =>
  places
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => path.join(place, name, 'bin')))
    .filter((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const idOf = (what: '-u' | '-g', user: string) => Number(execFileSync('id', [what, user], { encoding: 'utf8' }));

/** A Postgres does not run as root; the packages of a system bring a user for it. */
const whoRuns = () => (process.getuid?.() === 0 ? { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') } : {});

export interface Cluster {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  stop(): void;
}

/** Starts a cluster of its own on the loopback address, in a folder that goes with it. Nothing in it is safe from a crash. */
export const startCluster = async (programs: string): Promise<Cluster> => {
  const home = mkdtempSync(path.join(tmpdir(), 'folioflow-postgres-'));
  const who = whoRuns();
  if (who.uid !== undefined) chownSync(home, who.uid, who.gid);
  const data = path.join(home, 'data');
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(path.join(programs, program), args, { ...who, cwd: home, stdio: 'ignore' });
  const port = await freePort();
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`;
  run('initdb', '-D', data, '-U', 'folioflow', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync');
  run('pg_ctl', '-D', data, '-w', '-l', path.join(home, 'log'), '-o', settings, 'start');
  return {
    urlOf: (database) => `postgres://folioflow@127.0.0.1:${port}/${database}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(home, { recursive: true });
    },
  };
};
