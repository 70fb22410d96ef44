import { resolve } from 'node:path';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { type SeedName, seedNames } from './ground/seed-name.ts';
import { OWN_HOSTS } from './http/transport/guard.ts';
import { nodeCompressors } from './serve/compressors.ts';
import { checkExposure, hostOfBind } from './serve/bind-address.ts';
import { readDocsFile } from './serve/docs-folder.ts';
import { startServer, stopServer } from './serve/listen.ts';
import { type AddressesByApp, IN_MEMORY, writeHolderNote, openDataFolder } from './serve/data-folder.ts';
import { type Store } from './store/database.ts';
import { checkPostgresConnection, parseDatabaseUrl, openPostgresStore } from './store/postgres.ts';
import { openSqliteStore } from './store/sqlite.ts';

export interface ServeOptions {
  /** 0 for any free port; if the port is in use, the next free port is used */
  readonly port: number;
  /** IP address to listen on, the loopback address by default; any other requires `controlToken` */
  readonly bind?: string | undefined;
  /** bearer token that the control surface requires: at least 32 characters */
  readonly controlToken?: string | undefined;
  /** the gateway returns to the first origin by default */
  readonly appOrigins: readonly string[];
  /** folder of the SQLite file; null for a database in memory */
  readonly dataFolder: string | null;
  /** Postgres that other processes can share, instead of the folder */
  readonly databaseUrl?: string | undefined;
  /** further addresses of this process, shown when the data folder is in use */
  readonly alongside?: AddressesByApp;
  /** further host names beside 127.0.0.1, localhost and the bound address; all others are refused */
  readonly hosts?: readonly string[];
  readonly seed?: SeedName;
  /** clock of the machine in ms since the epoch, `Date.now` by default: the seed, and a reset to it, are of its day */
  readonly clock?: (() => number) | undefined;
  readonly hashRounds?: number;
  readonly onError?: (error: unknown) => void;
}

export interface ServedSandbox {
  /** `http://127.0.0.1:<port>`, or with the bound address, without a trailing slash */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

export { parseDatabaseUrl };

/** Folder of `SANDBOX_DATA`, relative to the working directory; null for memory. */
export const dataFolderOf = (named: string | undefined, otherwise: string): string | null =>
  named === IN_MEMORY ? null : resolve(named ?? otherwise);

const openStore = ({ databaseUrl, dataFolder, onError }: ServeOptions): Store => {
  if (databaseUrl !== undefined) return openPostgresStore(databaseUrl, onError);
  return dataFolder === null ? openSqliteStore() : openDataFolder(dataFolder);
};

/**
 * Serves the simulated provider with Node; closing it waits for pending answers.
 * @throws Error without SANDBOX_MODE=1 in the environment, for an address beyond this machine without a control token,
 * for a Postgres that cannot be used, or when another process has the data folder open: it names that process and its
 * addresses
 */
export const serveSandbox = async (options: ServeOptions): Promise<ServedSandbox> => {
  if (process.env['SANDBOX_MODE'] !== '1') {
    throw new Error('The sandbox is a stand-in, never a provider: it starts only with SANDBOX_MODE=1.');
  }
  const { bind, controlToken } = checkExposure(options.bind, options.controlToken);
  const dataFolder = options.databaseUrl === undefined ? options.dataFolder : null;
  const boundHost = hostOfBind(bind);
  const hosts = [
    ...(OWN_HOSTS.includes(boundHost) ? [] : [boundHost]),
    ...(options.hosts ?? []).map((host) => host.toLowerCase()),
  ];
  let ownOrigins: readonly string[] = [];
  if (options.databaseUrl !== undefined) await checkPostgresConnection(options.databaseUrl);
  const sandbox = createSandbox({
    store: openStore(options),
    clock: options.clock ?? Date.now,
    appOrigins: options.appOrigins,
    ownOrigins: () => ownOrigins,
    hosts,
    controlToken,
    compressors: nodeCompressors,
    readDocsFile,
    seed: options.seed ?? 'market',
    ...(options.hashRounds === undefined ? {} : { hashRounds: options.hashRounds }),
    ...(options.onError === undefined ? {} : { onError: options.onError }),
  });
  await sandbox.ready;
  const { server, port } = await startServer(sandbox, options.port, bind);
  const url = `http://${boundHost}:${port}`;
  ownOrigins = [...OWN_HOSTS, ...hosts].map((host) => new URL(`http://${host}:${port}`).origin);
  const deleteHolderNote =
    dataFolder === null ? undefined : writeHolderNote(dataFolder, { ...options.alongside, Sandbox: url });
  const close = async () => {
    await stopServer(server);
    deleteHolderNote?.();
    await sandbox.close();
  };
  return { url, port, sandbox, close };
};

const parseList = (value: string | undefined): readonly string[] | undefined =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const DEFAULT_PORT = 4602;
const DEFAULT_ORIGINS = ['http://127.0.0.1:4600', 'http://127.0.0.1:4601'];

const commandLineOption = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};

const serveFromEnvironment = async (): Promise<void> => {
  const { env } = process;
  const wanted = Number(env['SANDBOX_PORT'] ?? DEFAULT_PORT);
  const seed = seedNames.find((name) => name === (commandLineOption('--seed') ?? 'market'));
  if (!seed) throw new Error(`--seed is one of ${seedNames.join(', ')}.`);
  const served = await serveSandbox({
    port: wanted,
    appOrigins: parseList(env['SANDBOX_APP_ORIGINS']) ?? DEFAULT_ORIGINS,
    bind: env['SANDBOX_BIND'],
    controlToken: env['SANDBOX_CONTROL_TOKEN'],
    hosts: parseList(env['SANDBOX_HOSTS']) ?? [],
    databaseUrl: parseDatabaseUrl(env['DATABASE_URL']),
    dataFolder: dataFolderOf(env['SANDBOX_DATA'], '.sandbox'),
    seed,
    onError: (error) => {
      console.error(error);
    },
  });
  if (wanted !== 0 && served.port !== wanted) console.log(`Port ${wanted} is taken; taking ${served.port} instead.`);
  console.log(`Sandbox: ${served.url}`);
  const closeAndExit = () => {
    void served.close().then(() => process.exit(0));
  };
  process.once('SIGINT', closeAndExit);
  process.once('SIGTERM', closeAndExit);
};

/** Serves the sandbox as its environment variables say, until the process is ended; a problem is one sentence. */
export const runSandboxServer = (): Promise<void> =>
  serveFromEnvironment().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

if (import.meta.main) await runSandboxServer();
