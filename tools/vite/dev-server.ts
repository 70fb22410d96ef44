import { type Plugin } from 'vite';
import { type AppConfig } from '../serve/config.ts';
import { withConfig } from '../serve/page.ts';
import { createSignInEndpoint } from '../serve/sign-in-endpoint.ts';
import { devContentSecurityPolicy, otherSecurityHeaders, type PolicyApp } from '../serve/policy.ts';

/** Whether Vite would answer it with a bare 404: it looks for a file of that name. */
function isUnreadable(address: string): boolean {
  try {
    return decodeURI(address).includes('\0');
  } catch {
    return true;
  }
}

interface DevServerOptions {
  readonly config: AppConfig;
  readonly nonce: string;
  readonly url: string;
  /** The sandbox whose page may sign people in here. */
  readonly sandbox?: string | undefined;
  /** The app that is served; the investor's by default. */
  readonly app?: PolicyApp;
}

/**
 * No published plugin serves this configuration: the additions of the dev server to Vite are the configuration, in the
 * page and as `/config.json`, the policy header, no second name for this machine, and the page of the app for an
 * address that cannot be read.
 */
export function devServerPlugin(options: DevServerOptions): Plugin {
  const { app = 'investor', config } = options;
  const policy = devContentSecurityPolicy(config, {
    nonce: options.nonce,
    socket: options.url.replace('http:', 'ws:'),
    app,
  });
  const door = options.sandbox === undefined ? () => false : createSignInEndpoint(options.sandbox);
  return {
    name: 'folioflow:dev-server',
    apply: 'serve',
    transformIndexHtml: (html) => withConfig(html, config),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries({
          ...otherSecurityHeaders(config, app),
          'content-security-policy': policy,
        })) {
          response.setHeader(name, value);
        }
        if (request.headers.host?.startsWith('localhost')) {
          response.writeHead(308, { location: `${options.url}${request.url ?? '/'}` }).end();
        } else if (request.url?.split('?')[0] === '/config.json') {
          response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
          response.end(JSON.stringify(config));
        } else if (!door(request, response)) {
          // The page reads its own address, as it does from the built server.
          if (isUnreadable(request.url?.split('?')[0] ?? '/')) request.url = '/';
          next();
        }
      });
    },
  };
}
