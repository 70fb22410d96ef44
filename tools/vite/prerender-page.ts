import { createServer } from 'vite';
import type { PrerenderedPage } from '../../packages/ui/src/prerender.tsx';
import { conditions } from './conditions.ts';
import { languages, languagePlugins } from './language.ts';

/** Runs a module that renders its `page` without a browser. Vite leaves the rendering to its caller. */
export async function prerenderPage(entry: string): Promise<PrerenderedPage> {
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
    return ((await server.ssrLoadModule(entry)) as { readonly page: PrerenderedPage }).page;
  } finally {
    await server.close();
  }
}
