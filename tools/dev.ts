import { createServer } from 'vite';
import { inRoot } from './root.ts';
import { exitWithError } from './serve/exit-with-error.ts';
import { runStack } from './serve/run-stack.ts';
import { type AppName, type FrontEndOptions } from './serve/stack.ts';
import { type RunningServer } from './serve/app-server.ts';
import { devServerPlugin } from './vite/dev-server.ts';

async function serveFromSource(app: AppName, options: FrontEndOptions): Promise<RunningServer> {
  const { port, config, sandbox } = options;
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
