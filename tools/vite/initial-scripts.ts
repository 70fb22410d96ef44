import { type Plugin, type Rolldown } from 'vite';

/** Files that run before any import of code on demand: the first file, what it imports, and its style sheets. */
function findInitialFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const addFile = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    file.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet));
    file.imports.forEach(addFile);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) addFile(file.fileName);
  return files;
}

/**
 * Vite writes beside each import of code on demand which files are requested with it. The first file of the page, which
 * has most of these imports, is on every page; files that it has loaded itself are left out of its lists. The others are
 * in one order, which compresses better.
 */
export function initialScriptsPlugin(): Plugin {
  let initialFiles: ReadonlySet<string> = new Set();
  return {
    name: 'folioflow:initial-scripts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !initialFiles.has(file)).toSorted(),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        initialFiles = findInitialFiles(bundle);
      },
    },
  };
}
