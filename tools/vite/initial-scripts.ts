import { type Plugin, type Rolldown } from 'vite';

/** Returns the files that are loaded when a script runs: itself, what it imports, and their style sheets. */
function findLoadedFiles(bundle: Rolldown.OutputBundle, scripts: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const addFile = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    file.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet));
    file.imports.forEach(addFile);
  };
  scripts.forEach(addFile);
  return files;
}

/**
 * Vite writes beside each import of code on demand which files are requested with it. Files that the first file of the
 * page or the importing file has loaded are left out of these lists, because every page carries those of its files. The
 * others are in one order, which compresses better.
 */
export function initialScriptsPlugin(): Plugin {
  let loadedBy = (_: string): ReadonlySet<string> => new Set();
  return {
    name: 'folioflow:initial-scripts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !loadedBy(hostId).has(file)).toSorted(),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const cache = new Map<string, ReadonlySet<string>>();
        loadedBy = (script) => {
          const loaded = cache.get(script) ?? findLoadedFiles(bundle, [...entries, script]);
          cache.set(script, loaded);
          return loaded;
        };
      },
    },
  };
}
