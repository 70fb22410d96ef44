import { type Plugin, type Rolldown } from 'vite';
import { firstLoadsFile, type PrerenderedPage, type FirstLoad } from '../serve/first-loads.ts';
import { readAllPages, rootModulesOf, type AppModules } from './page-modules.ts';
import { collectPreloads } from './preloads.ts';
import { prerenderPage } from './prerender-page.ts';

export interface FirstLoadsOptions extends AppModules {
  /** The route whose page is drawn when the app is built, and the module that draws it. */
  readonly drawn?: { readonly path: string; readonly by: string };
}

/**
 * Writes beside the build which scripts each route takes to show its page: the file of its screen with all that it
 * imports, the frame around it, the area of the provider that it names, and every `import(/* @preload *\/ '…')` among
 * them. The manifest of Vite lists files by module and knows no routes.
 */
export function firstLoadsPlugin({ drawn, ...app }: FirstLoadsOptions): Plugin[] {
  const preloads = collectPreloads();
  const firstLoads: Plugin = {
    name: 'folioflow:first-loads',
    apply: 'build',
    generateBundle: {
      // Vite takes an entry that only imports out of the bundle.
      order: 'pre',
      async handler(_, bundle) {
        const pages = await readAllPages(app);
        const chunks = chunksOf(bundle);
        const emitPrerenderedPage = async (by: string): Promise<PrerenderedPage> => {
          const { body, style } = await prerenderPage(by);
          const sheet = this.emitFile({ type: 'asset', name: 'drawn.css', source: style });
          return { body, style: `/${this.getFileName(sheet)}` };
        };
        const page = drawn && (await emitPrerenderedPage(drawn.by));
        const loads = pages.flatMap((declared) =>
          declared.routes.map(({ path, guard }): FirstLoad => {
            const modules = rootModulesOf(declared, guard, app);
            const scripts = collectScripts(modules, chunks, preloads.of).map((file) => `/${file}`);
            return { path, scripts, ...(page && path === drawn.path && { drawn: page }) };
          }),
        );
        this.emitFile({
          type: 'asset',
          fileName: firstLoadsFile,
          source: JSON.stringify(loads),
        });
      },
    },
  };
  return [preloads.plugin, firstLoads];
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((each) => each.type === 'chunk');
type Chunks = ReturnType<typeof chunksOf>;

/**
 * The scripts of some modules and all they import, in the order in which they are found; what every page has is no
 * news.
 */
function collectScripts(modules: readonly string[], chunks: Chunks, preloadsOf: (module: string) => readonly string[]) {
  const added = new Set<string>();
  const preloadedModules: string[] = [];
  const addChunk = (fileName: string) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk === undefined || added.has(fileName)) return;
    added.add(fileName);
    chunk.imports.forEach(addChunk);
    preloadedModules.push(...chunk.moduleIds.flatMap(preloadsOf));
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
  // A script of a preloaded module can hold modules that the page does not run, so their preloads are not followed.
  preloadedModules.splice(0).forEach(addModule);
  return [...added].slice(everywhere);
}
