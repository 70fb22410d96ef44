import { parseDatabaseUrl, dataFolderOf, serveSandbox } from '@folioflow/sandbox/server';
import { inRoot } from '../root.ts';
import { runCommand } from '../command.ts';
import { appNames, type AppName } from './app-names.ts';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig, readPorts, readSandboxUrl, type AppConfig, type Environment, type Ports } from './config.ts';
import { archiveAssets } from './archive-assets.ts';
import { reservePorts } from './ports.ts';

/** The three servers of one machine, running. */
export interface Stack {
  readonly investor: string;
  readonly backoffice: string;
  readonly sandbox: string;
  close(): Promise<void>;
}

export { appNames, type AppName };

export interface FrontEndOptions {
  readonly port: number;
  readonly config: AppConfig;
  readonly sandbox?: string | undefined;
}
type ServeFrontEnd = (app: AppName, options: FrontEndOptions) => Promise<RunningServer>;

export interface StackOptions {
  readonly environment: Environment;
  readonly log: (line: string) => void;
  readonly ports?: Ports;
  /** Folder of the sandbox's SQLite file; null keeps everything in memory. */
  readonly dataFolder?: string | null;
  readonly seed?: 'market' | 'full' | 'empty' | 'many';
  /** Clock of the sandbox's machine, in ms since the epoch; `Date.now` by default. */
  readonly clock?: () => number;
  readonly serveFrontEnd?: ServeFrontEnd;
}

const buildFolderOf = (app: AppName) => inRoot('apps', app, 'dist');
const archiveFolderOf = (app: AppName) => inRoot('.earlier', app);

const serveBuilt: ServeFrontEnd = (app, options) =>
  serveApp({
    folder: buildFolderOf(app),
    archiveFolder: archiveFolderOf(app),
    policy: app,
    ...options,
  });

/** Keeps what open pages of the builds so far may still ask for. */
export function archiveBuiltAssets(): void {
  for (const app of appNames) archiveAssets(buildFolderOf(app), archiveFolderOf(app), new Date());
}

/** Builds both apps as far as their sources changed. */
export async function buildApps(): Promise<void> {
  const filters = appNames.map((app) => `--filter=@folioflow/${app}`);
  const { code, output } = await runCommand('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  if (code !== 0) throw new Error(`The apps could not be built.\n${output}`);
}

const parseList = (value: string | undefined) =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** The sandbox of this machine, or the address of a team's sandbox, which runs elsewhere. */
async function startSandbox({ environment, log, ...options }: StackOptions, ports: Ports): Promise<RunningServer> {
  const url = readSandboxUrl(environment);
  if (url !== undefined) return { url, close: () => Promise.resolve() };
  const apps = { 'Investor app': originOf(ports.investor), 'Back-office': originOf(ports.backoffice) };
  const { dataFolder = dataFolderOf(environment['SANDBOX_DATA'], inRoot('.sandbox')) } = options;
  return serveSandbox({
    port: ports.sandbox,
    bind: environment['SANDBOX_BIND'],
    controlToken: environment['SANDBOX_CONTROL_TOKEN'],
    hosts: parseList(environment['SANDBOX_HOSTS']) ?? [],
    appOrigins: parseList(environment['SANDBOX_APP_ORIGINS']) ?? Object.values(apps),
    dataFolder,
    databaseUrl: options.dataFolder === undefined ? parseDatabaseUrl(environment['DATABASE_URL']) : undefined,
    alongside: apps,
    seed: options.seed ?? 'market',
    clock: options.clock,
    onError: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
}

/** Starts the sandbox and both apps, each configured with the others' real addresses. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment, log, serveFrontEnd = serveBuilt } = options;
  const ports = await reservePorts({ ...(options.ports ?? readPorts(environment)) }, log);
  const running: RunningServer[] = [];
  const close = async () => {
    await Promise.allSettled(running.map((server) => server.close()));
  };
  try {
    const served = await startSandbox(options, ports);
    running.push(served);
    const sandbox = served.url;
    const config = createAppConfig(environment, sandbox);
    const isProvider = new URL(config.providerUrl).origin === sandbox;
    for (const app of appNames) {
      const signsIn = isProvider && app === 'investor';
      running.push(await serveFrontEnd(app, { port: ports[app], config, sandbox: signsIn ? sandbox : undefined }));
    }
    return { investor: originOf(ports.investor), backoffice: originOf(ports.backoffice), sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}
