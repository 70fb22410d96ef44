import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBindings } from './module-bindings.ts';
import { hashModules, type GraphModule } from './module-graph.ts';

/** Contents of the file that the plugin writes: SHA-256 of the code of each stories file, by its path. */
export type StoryModules = Readonly<Record<string, string>>;

const storiesFile = /\.stories\.tsx?$/;
const assetReference = /__VITE_ASSET__([\w$]+)__/g;
const hashedAssets = /-[\w-]{8}\.(js|css)\b/g;
/** A list of all stories files, as in Storybook's frame, says nothing about a story. */
const listedStories = /"[^"]+\.stories\.tsx?": (?:\(\) => import\("[^"]+"\)|0),?\s*/g;
/** Storybook derives a name in its own modules from the path of the tree. */
const pathNames = /\b(preview)_\d+\b/g;

const PRELOAD_HELPER = 'vite/preload-helper';

/** Reports code that is loaded on demand to the page that takes the pictures. */
function followImports(code: string): string {
  const followed = code.replace('export const __vitePreload =', 'const loadWithPreload =');
  if (followed === code) throw new Error('The preload helper of Vite has another form than expected.');
  return `${followed}
export const __vitePreload = (...parts) => {
  const loading = loadWithPreload(...parts);
  globalThis.frozenPage?.followImport(loading);
  return loading;
};`;
}

interface PluginOptions {
  /** Folder of the built tree. */
  readonly root: string;
  /** JSON file to write. */
  readonly output: string;
}

/**
 * Writes a hash of all code behind each stories file: its modules, the modules that they load on demand, and the frame
 * of all stories. Docs pages and the player of flows, which the frame loads on demand, are not part of a picture.
 */
export function storyModulesPlugin({ root, output }: PluginOptions): Plugin {
  const styles = new Map<string, string>();
  const nameOf = (id: string) =>
    (id.includes('/node_modules/') ? id.slice(id.lastIndexOf('/node_modules/')) : id).replaceAll(root, '');
  return {
    name: 'folioflow:story-modules',
    // Runs after imports of style sheets are included, and before Vite moves the styles out of the module.
    transform: {
      filter: { id: [/\.css(\?|$)/, /vite\/preload-helper/] },
      handler(code, id) {
        if (id.includes(PRELOAD_HELPER)) return followImports(code);
        styles.set(id, code);
        return null;
      },
    },
    async generateBundle(_, bundle) {
      const graph = new Map<string, GraphModule>();
      const resolved = new Map<string, string | undefined>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        const code = info.code ?? '';
        const style = styles
          .get(id)
          ?.replace(assetReference, (_match, reference: string) => this.getFileName(reference));
        const isOwn = !id.includes('/node_modules/') && style === undefined && !id.includes('.html');
        const bindings = isOwn ? readBindings(code) : null;
        for (const source of bindings === null ? [] : [...sourcesOf(bindings)])
          resolved.set(`${id}\0${source}`, await resolveSource(source, id, info.importedIds, this));
        graph.set(id, {
          name: nameOf(id),
          content: style ?? code.replace(listedStories, '').replace(pathNames, '$1').replaceAll(root, ''),
          staticImports: info.importedIds,
          dynamicImports: info.dynamicallyImportedIds,
          bindings,
          resolve: (source) => resolved.get(`${id}\0${source}`),
        });
      }
      const frame = [...graph.keys()].filter((id) => id.endsWith('iframe.html'));
      const page = Object.values(bundle).find(({ fileName }) => fileName === 'iframe.html');
      const html = page?.type === 'asset' ? page.source.toString().replace(hashedAssets, '.$1') : '';
      const shared = [html, ...frame.map((id) => hashModules(graph, id, { followsDynamic: false }))].join('\n');
      const hashes: Record<string, string> = {};
      for (const id of graph.keys()) {
        if (!storiesFile.test(id)) continue;
        const own = hashModules(graph, id, { followsDynamic: true });
        hashes[`./${path.relative(root, id)}`] = createHash('sha256').update(`${shared}\n${own}`).digest('hex');
      }
      writeFileSync(output, JSON.stringify(hashes, null, 1));
    },
  };
}

function sourcesOf({ imports, reexports, stars }: ReturnType<typeof readBindings>): ReadonlySet<string> {
  return new Set([
    ...imports.map(({ source }) => source),
    ...[...reexports.values()].map(({ source }) => source),
    ...stars,
  ]);
}

interface Resolver {
  resolve(source: string, importer: string): Promise<{ readonly id: string } | null>;
}

/** A relative path with its extension is found without the resolver, which takes most of the time. */
async function resolveSource(source: string, importer: string, imported: readonly string[], resolver: Resolver) {
  const beside = source.startsWith('.') ? path.resolve(path.dirname(importer), source) : source;
  if (imported.includes(beside)) return beside;
  return (await resolver.resolve(source, importer))?.id;
}
