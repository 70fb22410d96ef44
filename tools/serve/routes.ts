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
  /** The catalogues of its texts, likewise, by language. */
  readonly catalogues: Readonly<Record<string, readonly string[]>>;
  /** The page as the build has rendered it, by language, with `%name%` for each text of the configuration. */
  readonly prerendered?: Readonly<Record<string, PrerenderedPage>>;
  /** True for a page that follows a sign-in: its scripts are requested while a code is typed. */
  readonly isAhead?: boolean;
}

export interface ServedRoute extends Omit<BuiltRoute, 'modules' | 'catalogues' | 'prerendered'> {
  readonly prerendered?: PrerenderedPage | undefined;
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

const readManifest = (folder: string) => readJson(path.join(folder, '.vite', 'manifest.json')) as Manifest;

/** The style sheet of the font of a language, which the app requests when the language is selected. */
export function findFontStyles(folder: string, language: string): string | undefined {
  if (!existsSync(path.join(folder, '.vite'))) return undefined;
  const fonts = Object.entries(readManifest(folder)).find(([name]) => name.endsWith(`/fonts-${language}.css`));
  return fonts?.[1].file;
}

/** Returns the routes of a built app in a language with their scripts beyond those of every page; none for a page without routes. */
export function readRoutes(folder: string, language: string): readonly ServedRoute[] {
  const table = path.join(folder, routesFile);
  if (!existsSync(table)) return [];
  const manifest = readManifest(folder);
  const common = new Set(collectScripts(['index.html'], manifest));
  return (readJson(table) as readonly BuiltRoute[]).map(({ modules, catalogues, prerendered, ...route }) => ({
    ...route,
    prerendered: prerendered?.[language],
    scripts: collectScripts([...modules, ...(catalogues[language] ?? [])], manifest)
      .filter((file) => !common.has(file))
      .map((file) => `/${file}`),
  }));
}
