import { createServer } from 'vite';
import { createAppConfig, type AppConfig } from '../serve/config.ts';
import { conditions } from './conditions.ts';
import { languages, languagePlugins } from './language.ts';

export interface PrerenderOutput {
  readonly body: string;
  readonly style: string;
}

/** The configuration is known when the page is served: until then a placeholder with its name replaces each text. */
const createPlaceholderConfig = (): AppConfig => {
  const config = createAppConfig({}, 'http://127.0.0.1');
  const names = Object.keys(config).map((name) => [name, `%${name}%`]);
  return { ...(Object.fromEntries(names) as AppConfig), paymentOrigins: [], checkoutOrigins: [] };
};

/**
 * Runs a module that exports `draw(config)` outside of a browser and returns the markup and styles that it has drawn.
 * Vite loads modules for a server and leaves their rendering to its caller.
 */
export async function prerenderPage(entry: string): Promise<PrerenderOutput> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [...languagePlugins(languages)],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions }, noExternal: [/@folioflow/] },
    // Class names of its own, which meet none of those that the app makes once it runs.
    oxc: { plugins: { styledComponents: { displayName: false, ssr: true } } },
  });
  try {
    const { draw } = (await server.ssrLoadModule(entry)) as {
      draw: (config: AppConfig) => Promise<PrerenderOutput>;
    };
    return await draw(createPlaceholderConfig());
  } finally {
    await server.close();
  }
}
