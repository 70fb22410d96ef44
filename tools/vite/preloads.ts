import { type Plugin } from 'vite';

const preloadImport = /import\(\s*\/\* @preload \*\/\s*'(?<from>[^']+)'/g;

/** Collects every `import(/* @preload *\/ '…')` while a build transforms its modules. */
export function collectPreloads(): { readonly plugin: Plugin; readonly of: (module: string) => readonly string[] } {
  const preloads = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'folioflow:collect-preloads',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?$/, code: /import\(/ },
      async handler(code, id) {
        const sources = [...code.matchAll(preloadImport)].map(({ groups }) => groups?.['from'] ?? '');
        const resolved = await Promise.all(sources.map((source) => this.resolve(source, id)));
        if (resolved.length > 0)
          preloads.set(
            id,
            resolved.map((module) => module?.id ?? ''),
          );
        return null;
      },
    },
  };
  return { plugin, of: (module) => preloads.get(module) ?? [] };
}
