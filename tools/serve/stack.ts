import { databaseUrlOf, dataFolderOf, serveSandbox } from '@folioflow/sandbox/server';
import { inRoot } from '../root.ts';
import { run } from '../steps/command.ts';
import { serveApp, type Running } from './app-server.ts';
import { appConfigOf, portsOf, type AppConfig, type Environment, type Ports } from './config.ts';
import { keepAssets } from './keep-assets.ts';
import { takePorts } from './ports.ts';

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
) => Promise<Running>;

export interface StackOptions {
  readonly environment: Environment;
  readonly say: (line: string) => void;
  readonly ports?: Ports;
  /** Folder of the sandbox's SQLite file; null keeps everything in memory. */
  readonly dataFolder?: string | null;
  readonly seed?: 'market' | 'full' | 'empty';
  readonly serveFrontEnd?: ServeFrontEnd;
}

const builtOf = (app: AppName) => inRoot('apps', app, 'dist');
const earlierOf = (app: AppName) => inRoot('.earlier', app);

const serveBuilt: ServeFrontEnd = (app, options) =>
  serveApp({ folder: builtOf(app), earlier: earlierOf(app), policy: app, ...options });

/** Keeps what open pages of the builds so far may still ask for. */
export function keepBuilt(): void {
  for (const app of appNames) keepAssets(builtOf(app), earlierOf(app), new Date());
}

/** Builds both apps as far as their sources changed. */
export async function buildApps(): Promise<void> {
  const filters = appNames.map((app) => `--filter=@folioflow/${app}`);
  const { code, output } = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  if (code !== 0) throw new Error(`The apps could not be built.\n${output}`);
}

const listOf = (value: string | undefined) => value?.split(',').map((origin) => origin.trim());

/** Starts the sandbox and both apps, each told of the others' real addresses. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment, say, serveFrontEnd = serveBuilt } = options;
  const ports = await takePorts({ ...(options.ports ?? portsOf(environment)) }, say);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const running: Running[] = [];
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
        appOrigins: listOf(environment['SANDBOX_APP_ORIGINS']) ?? [at(ports.investor), at(ports.backoffice)],
        dataFolder,
        databaseUrl: options.dataFolder === undefined ? databaseUrlOf(environment['DATABASE_URL']) : undefined,
        alongside: { 'Investor app': at(ports.investor), 'Back-office': at(ports.backoffice) },
        seed: options.seed ?? 'market',
        onError: (error) => say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      }),
    );
    const config = appConfigOf(environment, at(ports.sandbox));
    const sandbox = new URL(config.providerUrl).origin === at(ports.sandbox) ? at(ports.sandbox) : undefined;
    for (const app of appNames) {
      const isSignInApp = app === 'investor';
      running.push(await serveFrontEnd(app, { port: ports[app], config, sandbox: isSignInApp ? sandbox : undefined }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { investor: at(ports.investor), backoffice: at(ports.backoffice), sandbox: at(ports.sandbox), close };
}
