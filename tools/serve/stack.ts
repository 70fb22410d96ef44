import { parseDatabaseUrl, dataFolderOf, serveSandbox } from '@folioflow/sandbox/server';
import { inRoot } from '../root.ts';
import { runCommand } from '../command.ts';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig, readPorts, type AppConfig, type Environment, type Ports } from './config.ts';
import { archiveAssets } from './archive-assets.ts';
import { reservePorts } from './ports.ts';

/** The three servers of one machine, running. */
export interface Stack {
  readonly investor: string;
  readonly backoffice: string;
  readonly sandbox: string;
  close(): Promise<void>;
}

export const appNames = ['investor', 'backoffice'] as const;
export type AppName = (typeof appNames)[number];

type ServeFrontEnd = (
  app: AppName,
  options: { port: number; config: AppConfig; sandbox?: string | undefined },
) => Promise<RunningServer>;

export interface StackOptions {
  readonly environment: Environment;
  readonly log: (line: string) => void;
  readonly ports?: Ports;
  /** Folder of the sandbox's SQLite file; null keeps everything in memory. */
  readonly dataFolder?: string | null;
  readonly seed?: 'market' | 'full' | 'empty';
  readonly serveFrontEnd?: ServeFrontEnd;
}

const buildFolderOf = (app: AppName) => inRoot('apps', app, 'dist');
const archiveFolderOf = (app: AppName) => inRoot('.earlier', app);

const serveBuilt: ServeFrontEnd = (app, options) =>
  serveApp({ folder: buildFolderOf(app), archiveFolder: archiveFolderOf(app), policy: app, ...options });

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

const parseList = (value: string | undefined) => value?.split(',').map((origin) => origin.trim());

/** Starts the sandbox and both apps, each configured with the others' real addresses. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment, log: say, serveFrontEnd = serveBuilt } = options;
  const ports = await reservePorts({ ...(options.ports ?? readPorts(environment)) }, say);
  const originOf = (port: number) => `http://127.0.0.1:${port}`;
  const running: RunningServer[] = [];
  const close = async () => {
    await Promise.allSettled(running.map((server) => server.close()));
  };
  try {
    const dataFolder =
      options.dataFolder === undefined
        ? dataFolderOf(environment['SANDBOX_DATA'], inRoot('.sandbox'))
        : options.dataFolder;
    running.push(
      await serveSandbox({
        port: ports.sandbox,
        appOrigins: parseList(environment['SANDBOX_APP_ORIGINS']) ?? [
          originOf(ports.investor),
          originOf(ports.backoffice),
        ],
        dataFolder,
        databaseUrl: options.dataFolder === undefined ? parseDatabaseUrl(environment['DATABASE_URL']) : undefined,
        alongside: { 'Investor app': originOf(ports.investor), 'Back-office': originOf(ports.backoffice) },
        seed: options.seed ?? 'market',
        onError: (error) => say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      }),
    );
    const config = createAppConfig(environment, originOf(ports.sandbox));
    const sandbox =
      new URL(config.providerUrl).origin === originOf(ports.sandbox) ? originOf(ports.sandbox) : undefined;
    for (const app of appNames) {
      const isSignInApp = app === 'investor';
      running.push(await serveFrontEnd(app, { port: ports[app], config, sandbox: isSignInApp ? sandbox : undefined }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    investor: originOf(ports.investor),
    backoffice: originOf(ports.backoffice),
    sandbox: originOf(ports.sandbox),
    close,
  };
}
