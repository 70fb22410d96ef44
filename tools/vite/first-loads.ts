import { type Plugin, type Rolldown } from 'vite';
import { readRoutes, type PageRoute } from '../generate/page-manifests.ts';
import { firstLoadsFile, type PrerenderedPage, type FirstLoad } from '../serve/first-loads.ts';
import { prerenderPage } from './prerender-page.ts';

export interface FirstLoadsOptions {
  /** The app; its manifests `X.page.ts` are beside the containers `X.tsx`. */
  readonly app: 'investor' | 'backoffice';
  /** Page of every other address. */
  readonly neutral: string;
  /** Frame around the pages behind a guard. */
  readonly behindGuard?: string;
  /** The route whose page is drawn when the app is built, and the module that draws it. */
  readonly drawn?: { readonly path: string; readonly by: string };
  /** The modules of a provider's area, which a page calls as soon as it is there. */
  readonly area: (name: string) => readonly string[];
}

const preloadImport = /import\(\s*\/\* @preload \*\/\s*'(?<from>[^']+)'/g;

/**
 * Writes beside the build which scripts each route takes to show its page: the file of its screen with all that it
 * imports, the frame around it, the area of the provider that it names, and every `import(/* @preload *\/ '…')` among
 * them. The manifest of Vite lists files by module and knows no routes.
 */
export function firstLoadsPlugin({ app, neutral, behindGuard, drawn, area }: FirstLoadsOptions): Plugin {
  const preloaded = new Map<string, readonly string[]>();
  return {
    name: 'folioflow:first-loads',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?$/, code: /import\(/ },
      async handler(code, id) {
        const sources = [...code.matchAll(preloadImport)].map(({ groups }) => groups?.['from'] ?? '');
        const resolved = await Promise.all(sources.map((source) => this.resolve(source, id)));
        if (resolved.length > 0)
          preloaded.set(
            id,
            resolved.map((each) => each?.id ?? ''),
          );
        return null;
      },
    },
    generateBundle: {
      // Vite takes an entry that only imports out of the bundle.
      order: 'pre',
      async handler(_, bundle) {
        const unknownRoute: PageRoute = { path: '*', guard: 'public', file: neutral, areas: [] };
        const routes = [...(await readRoutes(app)), unknownRoute];
        const chunks = chunksOf(bundle);
        const emitPrerenderedPage = async (by: string): Promise<PrerenderedPage> => {
          const { body, style } = await prerenderPage(by);
          const sheet = this.emitFile({ type: 'asset', name: 'drawn.css', source: style });
          return { body, style: `/${this.getFileName(sheet)}` };
        };
        const page = drawn && (await emitPrerenderedPage(drawn.by));
        const createFirstLoad = ({ path: at, guard, file, areas }: PageRoute): FirstLoad => {
          const modules = [
            ...(guard === 'public' || behindGuard === undefined ? [] : [behindGuard]),
            file,
            ...areas.flatMap(area),
          ];
          const scripts = collectScripts(modules, chunks, preloaded).map((file) => `/${file}`);
          return page && at === drawn.path ? { path: at, scripts, drawn: page } : { path: at, scripts };
        };
        this.emitFile({
          type: 'asset',
          fileName: firstLoadsFile,
          source: JSON.stringify(routes.map(createFirstLoad)),
        });
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((each) => each.type === 'chunk');
type Chunks = ReturnType<typeof chunksOf>;

/**
 * The scripts of some modules and all they import, in the order in which they are found; what every page has is no
 * news.
 */
function collectScripts(modules: readonly string[], chunks: Chunks, preloaded: ReadonlyMap<string, readonly string[]>) {
  const added = new Set<string>();
  const addChunk = (fileName: string) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk === undefined || added.has(fileName)) return;
    added.add(fileName);
    chunk.imports.forEach(addChunk);
    for (const id of chunk.moduleIds) preloaded.get(id)?.forEach(addModule);
  };
  const addModule = (id: string) => {
    const chunk =
      chunks.find((each) => each.facadeModuleId === id) ?? chunks.find((each) => each.moduleIds.includes(id));
    if (chunk === undefined) throw new Error(`No script of the build holds ${id}.`);
    addChunk(chunk.fileName);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) addChunk(fileName);
  const everywhere = added.size;
  modules.forEach(addModule);
  return [...added].slice(everywhere);
}
