import { createServer, type Plugin } from 'vite';
import { type DrawnContent, type PageDrawing } from '../../packages/wiring/src/drawing/page-drawing.ts';
import { type BrowserStores } from '../../packages/wiring/src/stores.ts';
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

const phoneMedia = /\/parts\/page\/use-media\.tsx?$/;

/** A drawn page is that of a phone; a module for a server knows no window. */
const narrowScreenPlugin = (): Plugin => ({
  name: 'folioflow:narrow-screen',
  transform: {
    filter: { id: phoneMedia },
    handler(code) {
      const changed = code.replace('() => false', () => '() => query === NARROW_SCREEN');
      if (changed === code) throw new Error('The media of a drawn page cannot be set.');
      return { code: changed, map: null };
    },
  },
});

/** Loads modules as a server does and passes them to `use`. Vite leaves their rendering to its caller. */
async function withServerModules<Result>(
  plugins: readonly Plugin[],
  use: (load: (file: string) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [...languagePlugins(languages), ...plugins],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions }, noExternal: [/@folioflow/] },
    // Class names of its own, which meet none of those that the app makes once it runs.
    oxc: { plugins: { styledComponents: { displayName: false, ssr: true } } },
  });
  try {
    return await use((file) => server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
}

/** Runs a module that exports `draw(config)` outside of a browser and returns the markup and styles that it has drawn. */
export const prerenderPage = (entry: string): Promise<PrerenderOutput> =>
  withServerModules([], async (load) => {
    const { draw } = (await load(entry)) as { draw: (config: AppConfig) => Promise<PrerenderOutput> };
    return draw(createPlaceholderConfig());
  });

interface TemplateModule {
  readonly drawSample: () => Promise<unknown>;
  readonly sampleAnswer: unknown;
}

interface DrawingModule {
  readonly drawing: PageDrawing;
}

interface FrameModule {
  readonly sampleStores: BrowserStores;
  readonly drawTemplate: (config: AppConfig, path: string, sample: unknown) => Promise<PrerenderOutput>;
}

export interface SampleOutput extends PrerenderOutput {
  readonly drawing: PageDrawing;
  /** Content of the sample, which the templates have places for. */
  readonly content: DrawnContent;
}

/** Draws the sample of a page's template on a phone, and reads its content as the served page does. */
export const prerenderSample = (page: { readonly file: string; readonly path: string }, frame: string) =>
  withServerModules([narrowScreenPlugin()], async (load): Promise<SampleOutput> => {
    const base = page.file.replace(/\.tsx$/, '');
    const { drawSample, sampleAnswer } = (await load(`${base}.template.tsx`)) as TemplateModule;
    const { drawing } = (await load(`${base}.drawing.ts`)) as DrawingModule;
    const { drawTemplate, sampleStores } = (await load(frame)) as FrameModule;
    const content = drawing.read(sampleAnswer, sampleStores);
    if (content === null) throw new Error(`${base}.drawing.ts does not draw its sample.`);
    return { ...(await drawTemplate(createPlaceholderConfig(), page.path, await drawSample())), drawing, content };
  });
