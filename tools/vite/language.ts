import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { inlineWordsPlugin } from './inline-words.ts';

const messagesFolder = inRoot('packages', 'flows', 'src', 'messages');
const pseudoFile = inRoot('packages', 'ui', 'src', 'testing', 'pseudo.ts');
const words = /^@folioflow\/flows\/words\/([\w-]+)$/;
const areaOf = (source: string) => words.exec(source)?.[1] ?? '';

/** A variable that is set to nothing counts as not set. */
const valueOrDefault = (value = '', fallback: string) => (value === '' ? fallback : value);

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The folder of `packages/flows/src/messages` that the apps are built of. English is there twice: `en` as documented,
 * letter by letter, and `plain`, which ships.
 */
export function readLanguage(settings: Settings): string {
  const folder = valueOrDefault(settings['FOLIOFLOW_LANGUAGE'], 'en');
  const wording = valueOrDefault(settings['FOLIOFLOW_WORDS'], 'plain');
  if (wording !== 'plain' && wording !== 'documented') {
    throw new Error(`FOLIOFLOW_WORDS must be plain or documented, not "${wording}".`);
  }
  return folder === 'en' && wording === 'plain' ? 'plain' : folder;
}

export const language = readLanguage(process.env);

/** `plain` holds the areas that differ; the others are the documented ones. */
function catalogueFileOf(folder: string, area: string): string {
  const file = path.join(messagesFolder, folder, `${area}.ts`);
  return folder === 'plain' && !existsSync(file) ? catalogueFileOf('en', area) : file;
}
const readCatalogueText = (folder: string, area: string) => readFileSync(catalogueFileOf(folder, area), 'utf8');
const importCatalogue = async (file: string) => (await import(file)) as Record<string, unknown>;

/** The catalogues of an area by their names, in the language of this folder. */
export const readCatalogues = (folder: string, area: string) => importCatalogue(catalogueFileOf(folder, area));

/** Screens import their words from the catalogue of one language; no page carries the words of another. */
export function languagePlugins(folder: string): readonly Plugin[] {
  if (!existsSync(path.join(messagesFolder, folder))) throw new Error(`There are no messages in ${folder}.`);
  const tag = /tag: '([\w-]+)'/.exec(readCatalogueText(folder, 'language'))?.[1] ?? folder;
  return [
    {
      name: 'folioflow:language',
      enforce: 'pre',
      resolveId: { filter: { id: words }, handler: (source) => catalogueFileOf(folder, areaOf(source)) },
      // No page carries a text that another one has replaced.
      load: {
        filter: { id: /\/messages\/plain\/[\w-]+\.ts$/ },
        handler: async (file) => formatCatalogues(await importCatalogue(file)),
      },
      transformIndexHtml: (html) => html.replace('<html lang="en-IN">', `<html lang="${tag}">`),
    },
    inlineWordsPlugin((area) => readCatalogues(folder, area)),
  ];
}

const formatCatalogues = (catalogues: Readonly<Record<string, unknown>>) =>
  Object.entries(catalogues)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`)
    .join('\n');

/**
 * The review room and its tests take every catalogue through a switch that is read once, when a page begins: English as
 * documented, English as it ships, or made longer and accented (`packages/ui/src/testing/pseudo.ts`).
 */
export function reviewLanguagePlugin(): Plugin {
  const prefix = '\0words:';
  const areaFiles = new Set(readdirSync(path.join(messagesFolder, 'en')));
  areaFiles.delete('language.ts');
  return {
    name: 'folioflow:language-of-review',
    enforce: 'pre',
    resolveId: {
      filter: { id: words },
      handler: (source) => (areaFiles.has(`${areaOf(source)}.ts`) ? prefix + areaOf(source) : null),
    },
    load: {
      filter: { id: /^\0words:/ },
      handler(id) {
        const area = id.slice(prefix.length);
        const names = [...readCatalogueText('en', area).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        return [
          `import * as documented from '@folioflow/flows/messages/en/${area}';`,
          `import * as plain from ${JSON.stringify(catalogueFileOf('plain', area))};`,
          `import { selectCatalogue } from ${JSON.stringify(pseudoFile)};`,
          `export const { ${names.join(', ')} } = selectCatalogue(documented, plain);`,
        ].join('\n');
      },
    },
  };
}
