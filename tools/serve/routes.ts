import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../../packages/ui/src/prerender.tsx';

/** Beside the build of an app: its routes. */
export const routesFile = 'routes.json';

export interface BuiltRoute {
  /** As the route table writes it: `/charts/:isin`; `*` for every other address. */
  readonly path: string;
  /** The modules with which its page begins, by their names in the manifest of Vite. */
  readonly modules: readonly string[];
  /** The page as the build has rendered it, with `%name%` for each text of the configuration. */
  readonly prerendered?: PrerenderedPage;
  /** True for a page that follows a sign-in: its scripts are requested while a code is typed. */
  readonly isAhead?: boolean;
}

export interface ServedRoute extends Omit<BuiltRoute, 'modules'> {
  /** Addresses of the scripts that its modules import. */
  readonly scripts: readonly string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the files of modules and of all that these import statically. */
function collectScripts(modules: readonly string[], manifest: Manifest): readonly string[] {
  const files = new Set<string>();
  const addModule = (name: string) => {
    const chunk = manifest[name];
    // A module that many pages share is in a group, which the first file imports.
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(addModule);
  };
  modules.forEach(addModule);
  return [...files];
}

/** Returns the routes of a built app with their scripts beyond those of every page; none for a page without routes. */
export function readRoutes(folder: string): readonly ServedRoute[] {
  const table = path.join(folder, routesFile);
  if (!existsSync(table)) return [];
  const manifest = readJson(path.join(folder, '.vite', 'manifest.json')) as Manifest;
  const common = new Set(collectScripts(['index.html'], manifest));
  return (readJson(table) as readonly BuiltRoute[]).map(({ modules, ...route }) => ({
    ...route,
    scripts: collectScripts(modules, manifest)
      .filter((file) => !common.has(file))
      .map((file) => `/${file}`),
  }));
}
