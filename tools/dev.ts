import { createServer } from 'vite';
import { inRoot } from './root.ts';
import { exitWithError } from './serve/exit-with-error.ts';
import { runStack } from './serve/run-stack.ts';
import { type AppName } from './serve/stack.ts';
import { type RunningServer } from './serve/app-server.ts';
import { type AppConfig } from './serve/config.ts';
import { devServerPlugin } from './vite/dev-server.ts';

interface SourceServerOptions {
  readonly port: number;
  readonly config: AppConfig;
  readonly sandbox?: string | undefined;
}

async function serveFromSource(app: AppName, { port, config, sandbox }: SourceServerOptions): Promise<RunningServer> {
  const url = `http://127.0.0.1:${port}`;
  const nonce = crypto.randomUUID();
  const server = await createServer({
    configFile: inRoot('apps', app, 'vite.config.ts'),
    plugins: [devServerPlugin({ config, nonce, url, sandbox, app })],
    html: { cspNonce: nonce },
    server: { host: '127.0.0.1', port, strictPort: true, open: false },
    logLevel: 'warn',
  });
  await server.listen();
  return { url, close: () => server.close() };
}

try {
  await runStack({ serveFrontEnd: serveFromSource });
} catch (error) {
  exitWithError(error);
}
