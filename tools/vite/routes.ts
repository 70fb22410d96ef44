import { type Plugin } from 'vite';
import { readPages, type App, type Page } from '../generate/page-manifests.ts';
import { routesFile, type BuiltRoute } from '../serve/routes.ts';
import { languages } from '../../packages/flows/src/languages.ts';
import { catalogueModules, moduleName } from './languages.ts';
import { prerenderPages } from './prerender-page.ts';

export interface AppModules {
  /** The app; its manifests `X.page.ts` are beside the containers `X.tsx`. */
  readonly app: App;
  /** Page of every other address. */
  readonly neutral: string;
  /** Frame around the pages behind a guard. */
  readonly behindGuard?: string;
  /** The modules of a provider's area, which a page calls as soon as it is there. */
  readonly area: (name: string) => readonly string[];
  /** The catalogues of the frame and of each page. */
  readonly texts: { readonly frame: readonly string[]; readonly pages: Readonly<Record<string, readonly string[]>> };
  /** The route whose page is rendered by the build, and the module that renders it. */
  readonly prerendered?: { readonly path: string; readonly by: string };
  /** The routes that follow a sign-in. */
  readonly ahead?: readonly string[];
}

/** No published plugin knows our page manifests: writes the routes and their modules, which Vite's manifest lists. */
export function routesPlugin({ app, neutral, behindGuard, area, texts, prerendered, ahead = [] }: AppModules): Plugin {
  let root = '';
  const nameOf = (file: string) => moduleName(root, file);
  const cataloguesOf = (page: string) =>
    Object.fromEntries(
      languages.map(({ id }) => [id, catalogueModules(root, id, [...texts.frame, ...(texts.pages[page] ?? [])])]),
    );
  const modulesOf = ({ file, areas }: Page, guard: string) => [
    ...(guard === 'public' || behindGuard === undefined ? [] : [behindGuard]),
    file,
    ...areas.flatMap(area),
  ];
  return {
    name: 'folioflow:routes',
    apply: 'build',
    config: () => ({ build: { manifest: true } }),
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const pages = prerendered && (await prerenderPages(prerendered.by));
      const routes = (await readPages(app)).flatMap((declared) =>
        declared.routes.map(({ path: route, guard }): BuiltRoute => ({
          path: route,
          modules: modulesOf(declared, guard).map(nameOf),
          catalogues: cataloguesOf(declared.name),
          ...(pages && route === prerendered.path && { prerendered: pages }),
          ...(ahead.includes(route) && { isAhead: true }),
        })),
      );
      const others: BuiltRoute = { path: '*', modules: [nameOf(neutral)], catalogues: cataloguesOf('') };
      this.emitFile({ type: 'asset', fileName: routesFile, source: JSON.stringify([...routes, others]) });
    },
  };
}
