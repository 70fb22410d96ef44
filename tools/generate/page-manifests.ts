import { globSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { inRoot } from '../root.ts';

export type App = 'investor' | 'backoffice';

/** The part of a page's manifest that a build reads (`packages/wiring/src/page-manifest.ts`). */
interface PageManifest {
  /** By first segment of the path; the path is `/` and the segment where it has no parameters. */
  readonly routes: Readonly<Record<string, { readonly guard: string; readonly path?: string }>>;
  readonly areas?: readonly string[];
}

export interface ManifestFile {
  /** Path from the source folder of the app. */
  readonly file: string;
  /** By name of the page. */
  readonly pages: Readonly<Record<string, PageManifest>>;
}

const sourceFolderOf = (app: App, root = inRoot()) => path.join(root, 'apps', app, 'src');

/** Loads modules of the apps as Vite does, so that they are found in a process without the source condition. */
async function importModules<Module>(files: readonly string[]): Promise<readonly Module[]> {
  const entry = files.map((file, place) => `export * as module${place} from ${JSON.stringify(file)};`).join('\n');
  const list: Plugin = {
    name: 'folioflow:module-list',
    resolveId: (id) => (id === 'module-list' ? '\0module-list' : null),
    load: (id) => (id === '\0module-list' ? entry : null),
  };
  const { module } = await runnerImport<Readonly<Record<string, Module>>>('module-list', {
    configFile: false,
    logLevel: 'silent',
    plugins: [list],
  });
  return Object.values(module);
}

/** Reads the manifests of the pages of an app. */
export async function readManifests(app: App, root?: string): Promise<readonly ManifestFile[]> {
  const folder = sourceFolderOf(app, root);
  const files = globSync('**/*.page.ts', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
  const modules = await importModules<ManifestFile['pages']>(files.map((file) => path.join(folder, file)));
  return files.map((file, place) => ({ file, pages: modules[place] ?? {} }));
}

/** A page with the module of its container, which is beside the manifest. */
export interface Page {
  readonly name: string;
  /** Module of the container. */
  readonly file: string;
  readonly areas: readonly string[];
  /** None for a page that another page shows on its own route. */
  readonly routes: readonly { readonly path: string; readonly guard: string }[];
}

/** Reads the pages of an app. */
export const readPages = async (app: App): Promise<readonly Page[]> =>
  (await readManifests(app)).flatMap(({ file, pages }) =>
    Object.entries(pages).map(([name, { routes, areas = [] }]) => ({
      name,
      file: inRoot('apps', app, 'src', file.replace(/\.page\.ts$/, '.tsx')),
      areas,
      routes: Object.entries(routes).map(([segment, route]) => ({
        path: route.path ?? `/${segment}`,
        guard: route.guard,
      })),
    })),
  );
