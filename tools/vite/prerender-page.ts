import { createServer, type Plugin } from 'vite';
import {
  type AnyPageDrawing,
  type DrawnContent,
  type DrawnVisit,
} from '../../packages/wiring/src/drawing/page-drawing.ts';
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

/** A list of a page in its markup. */
export interface ListMarkup {
  /** Matches what precedes the items. */
  readonly before: RegExp;
  /** Follows the items. */
  readonly after: string;
}

interface Sample {
  readonly answers: readonly unknown[];
  /** State of the history entry. */
  readonly state?: DrawnVisit['state'];
  readonly draw: () => Promise<unknown>;
}

interface TemplateModule {
  readonly samples: readonly Sample[];
  readonly list: ListMarkup;
}

interface DrawingModule {
  readonly drawing: AnyPageDrawing;
}

interface FrameModule {
  readonly sampleStores: BrowserStores;
  readonly drawTemplates: (
    config: AppConfig,
    path: string,
    samples: readonly unknown[],
  ) => Promise<{
    readonly samples: readonly Pick<SampleOutput, 'body' | 'lists'>[];
    readonly style: string;
  }>;
}

/** A drawn page of a sample. */
export interface SampleOutput {
  readonly body: string;
  /** The list with each item alone; none if the page shows its only item. */
  readonly lists: readonly string[];
  /** Content of the sample, for which the templates have places. */
  readonly content: DrawnContent;
}

interface SampleOutputs {
  readonly drawing: AnyPageDrawing;
  readonly samples: readonly SampleOutput[];
  readonly list: ListMarkup;
  readonly style: string;
}

/** Draws the samples of a page's templates on a phone, and reads their content as the served page does. */
export const prerenderSamples = (page: { readonly file: string; readonly path: string }, frame: string) =>
  withServerModules([narrowScreenPlugin()], async (load): Promise<SampleOutputs> => {
    const base = page.file.replace(/\.tsx$/, '');
    const { samples, list } = (await load(`${base}.template.tsx`)) as TemplateModule;
    const { drawing } = (await load(`${base}.drawing.ts`)) as DrawingModule;
    const { drawTemplates, sampleStores } = (await load(frame)) as FrameModule;
    const contents = samples.map(({ answers, state = {} }, place) => {
      const content = drawing.read(answers, { stores: sampleStores, state, now: 0 });
      if (content === null) throw new Error(`${base}.drawing.ts does not draw its sample ${place}.`);
      return content;
    });
    const pages = await Promise.all(samples.map(({ draw }) => draw()));
    const { samples: drawn, style } = await drawTemplates(createPlaceholderConfig(), page.path, pages);
    const outputs = drawn.flatMap((output, place) => {
      const content = contents[place];
      return content === undefined ? [] : [{ ...output, content }];
    });
    return { drawing, samples: outputs, list, style };
  });
