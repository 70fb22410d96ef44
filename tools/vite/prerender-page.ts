import { createServer } from 'vite';
import type { PrerenderedPage } from '../../packages/ui/src/prerender.tsx';
import { conditions } from './conditions.ts';
import { texts } from './languages.ts';

/** Runs a module that renders its pages, by language, without a browser. Vite leaves the rendering to its caller. */
export async function prerenderPages(entry: string): Promise<Readonly<Record<string, PrerenderedPage>>> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [texts()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions }, noExternal: [/@folioflow/] },
    // Class names of its own, which meet none of those that the app makes once it runs.
    oxc: { plugins: { styledComponents: { displayName: false, ssr: true } } },
  });
  try {
    const module = await server.ssrLoadModule(entry);
    return (module as { readonly pages: Readonly<Record<string, PrerenderedPage>> }).pages;
  } finally {
    await server.close();
  }
}
