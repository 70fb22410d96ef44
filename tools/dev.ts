import { createServer } from 'vite';
import { inRoot } from './root.ts';
import { endWith, runStack } from './serve/run-stack.ts';
import { type AppName } from './serve/stack.ts';
import { type Running } from './serve/app-server.ts';
import { type AppConfig } from './serve/config.ts';
import { devServer } from './vite/dev-server.ts';

interface Served {
  readonly port: number;
  readonly config: AppConfig;
  readonly sandbox?: string | undefined;
}

async function serveSource(app: AppName, { port, config, sandbox }: Served): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const nonce = crypto.randomUUID();
  const server = await createServer({
    configFile: inRoot('apps', app, 'vite.config.ts'),
    plugins: [devServer({ config, nonce, url, sandbox, app })],
    html: { cspNonce: nonce },
    server: { host: '127.0.0.1', port, strictPort: true, open: false },
    logLevel: 'warn',
  });
  await server.listen();
  return { url, close: () => server.close() };
}

try {
  await runStack({ serveFrontEnd: serveSource });
} catch (error) {
  endWith(error);
}
