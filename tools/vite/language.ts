import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { pseudoText, PSEUDO } from '../../packages/ui/src/testing/pseudo.ts';
import { languagesFile } from '../serve/page-languages.ts';
import { inlineWordsPlugin } from './inline-words.ts';
import { createCatalogueReader, flattenTexts } from './language-texts.ts';

const messagesFolder = inRoot('packages', 'flows', 'src', 'messages');
const words = /^@folioflow\/flows\/words\/([\w-]+)$/;
const areaOf = (source: string) => words.exec(source)?.[1] ?? '';

/** A variable that is set to nothing counts as not set. */
const valueOrDefault = (value = '', fallback: string) => (value === '' ? fallback : value);

type Settings = Readonly<Record<string, string | undefined>>;

/** The folders of `packages/flows/src/messages` that the apps are built of, the language of their pages first. */
export const readLanguages = (settings: Settings): readonly string[] =>
  valueOrDefault(settings['FOLIOFLOW_LANGUAGE'], 'en,hi').split(',');

export const languages = readLanguages(process.env);

const catalogueFileOf = (folder: string, area: string) => path.join(messagesFolder, folder, `${area}.ts`);
const readCatalogueText = (folder: string, area: string) => readFileSync(catalogueFileOf(folder, area), 'utf8');
const importCatalogue = async (file: string) => (await import(file)) as Record<string, unknown>;
const areas = readdirSync(path.join(messagesFolder, 'en'))
  .map((file) => path.parse(file).name)
  .filter((area) => area !== 'language');

/** The catalogues of an area by their names, in the language of this folder. */
export const readAreaCatalogues = (folder: string, area: string) => importCatalogue(catalogueFileOf(folder, area));

/** The catalogues of every area in the language of this folder, in the order of the English areas. */
async function readAreas(folder: string): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (folder === PSEUDO) return readAreas('en');
  if (!existsSync(path.join(messagesFolder, folder))) throw new Error(`There are no messages in ${folder}.`);
  const read = areas.map(async (area) => [area, await readAreaCatalogues(folder, area)] as const);
  return new Map(await Promise.all(read));
}

/** All texts of a language, in the order of the English catalogues. */
export async function readTexts(folder: string): Promise<readonly string[]> {
  const [english, catalogues] = await Promise.all([readAreas('en'), readAreas(folder)]);
  const texts = flattenTexts(Object.fromEntries(english), Object.fromEntries(catalogues));
  return folder === PSEUDO ? texts.map(pseudoText) : texts;
}

/** Reads the catalogues of a language for the sources of pages, which may be shown in the other languages too. */
export const readPageCatalogues = (folder: string, others: readonly string[] = []) =>
  createCatalogueReader({
    areas: async () => Object.fromEntries(await readAreas(folder)),
    english: async () => Object.fromEntries(await readAreas('en')),
    others: () => Promise.all(others.map(readTexts)),
  });

const describeLanguage = (folder: string) => {
  if (folder === PSEUDO) return { tag: PSEUDO, name: 'Pseudo' };
  const text = readCatalogueText(folder, 'language');
  const read = (key: string) => new RegExp(`${key}: '([^']+)'`).exec(text)?.[1] ?? folder;
  return { tag: read('tag'), name: read('name') };
};

/** The module with the languages of a build: none where there is no choice. */
const formatLanguages = (folders: readonly string[]) => {
  const offered = folders.length > 1 ? folders : [];
  const entries = offered.map((folder) => {
    const { tag, name } = describeLanguage(folder);
    return `{ id: '${folder}', tag: '${tag}', name: ${JSON.stringify(name)} }`;
  });
  return `export const languages = [${entries.join(', ')}];\nexport const offersLanguages = ${String(offered.length > 0)};`;
};

/** Writes the texts of a page before its code has run, each in place of `%opening:name%`; the server knows the product. */
const formatOpening = (html: string, { opening }: Readonly<Record<string, unknown>>) =>
  html.replace(/%opening:([\w.]+)%/g, (_, name: string) => {
    const text: unknown = (opening as Readonly<Record<string, unknown>>)[name];
    if (typeof text !== 'string') throw new Error(`There is no text opening['${name}'].`);
    return text.replaceAll('{product}', '%product%');
  });

/** The module that loads the texts of each language. */
const formatTextLoaders = (folders: readonly string[]) => {
  const loaders = folders.map((folder) => `'${folder}': async () => (await import('${textsPrefix}${folder}')).default`);
  return `export const languageTexts = { ${loaders.join(', ')} };`;
};

const translateModule = '@folioflow/flows/language';
const translateFile = inRoot('packages', 'flows', 'src', 'language.ts');
/** A language whose script is not in the font of the product brings one; no other page loads it. */
function importFont(folder: string): string {
  const file = inRoot('packages', 'ui', 'src', 'tokens', `fonts-${folder}.css`);
  return existsSync(file) ? `import ${JSON.stringify(file)};\n` : '';
}

const textsPlaceholder = /["'`]folioflow-texts:([\w-]+)["'`]/g;
/**
 * A build knows the texts that its pages show when all modules are read; until then a placeholder replaces their list. A
 * development server lists all texts.
 */
const formatTexts = async (folder: string, isBuild: boolean) => {
  const list = isBuild ? [`folioflow-texts:${folder}`] : await readTexts(folder);
  return `${importFont(folder)}export default ${JSON.stringify(list)};`;
};

/** The list of a language; empty at the place of a text that no page of the app shows. */
async function formatShownTexts(folder: string, pageFolder: string, shown: ReadonlySet<string>): Promise<string> {
  const [texts, pageTexts] = await Promise.all([readTexts(folder), readTexts(pageFolder)]);
  return JSON.stringify(texts.map((text, place) => (shown.has(pageTexts[place] ?? '') ? text : ''))).slice(1, -1);
}

const languagesModule = '@folioflow/flows/languages';
const loadersModule = '@folioflow/flows/language-texts';
const textsPrefix = 'folioflow:texts/';

/**
 * Screens import their words from the catalogue of the first language, and no page carries the words of another. The
 * texts of all languages are loaded when another is selected.
 */
export function languagePlugins(folders: readonly string[]): readonly Plugin[] {
  const [folder = 'en', ...others] = folders;
  if (!existsSync(path.join(messagesFolder, folder))) throw new Error(`There are no messages in ${folder}.`);
  const { tag } = describeLanguage(folder);
  const shownTexts = new Set<string>();
  let isBuild = false;
  return [
    {
      name: 'folioflow:language',
      enforce: 'pre',
      configResolved({ command }) {
        isBuild = command === 'build';
      },
      resolveId: {
        filter: { id: [words, /^@folioflow\/flows\/language(?:s|-texts)?$/, /^folioflow:texts\//] },
        handler(source) {
          if (words.test(source)) return catalogueFileOf(folder, areaOf(source));
          // Also for a process without the source condition.
          return source === translateModule ? translateFile : `\0${source}`;
        },
      },
      load: {
        filter: { id: [/^\0folioflow:texts\//, /^\0@folioflow\/flows\/language(?:s|-texts)$/] },
        handler(id) {
          if (id === `\0${languagesModule}`) return importFont(folder) + formatLanguages(folders);
          if (id === `\0${loadersModule}`) return formatTextLoaders(folders);
          return formatTexts(id.slice(textsPrefix.length + 1), isBuild);
        },
      },
      async renderChunk(code) {
        const found = [...code.matchAll(textsPlaceholder)].map(([, each = '']) => each);
        if (found.length === 0) return null;
        const lists = await Promise.all(found.map((each) => formatShownTexts(each, folder, shownTexts)));
        return { code: code.replace(textsPlaceholder, () => lists.shift() ?? ''), map: null };
      },
      transformIndexHtml: {
        order: 'pre',
        handler: async (html) =>
          formatOpening(
            html.replace('<html lang="en-IN">', `<html lang="${tag}">`),
            await readAreaCatalogues(folder, 'opening'),
          ),
      },
    },
    inlineWordsPlugin(readPageCatalogues(folder, others), {
      hasChoice: others.length > 0,
      addText: (text) => shownTexts.add(text),
    }),
  ];
}

/** Lists the languages of a build beside it, for the server that chooses between their pages. */
export const languageListPlugin = (folders: readonly string[]): Plugin => ({
  name: 'folioflow:language-list',
  apply: 'build',
  generateBundle() {
    const list = folders.map((folder) => ({ id: folder, tag: describeLanguage(folder).tag }));
    if (list.length > 1) this.emitFile({ type: 'asset', fileName: languagesFile, source: JSON.stringify(list) });
  },
});

/** The languages of stories and tests of screens, the first in the code of a page. */
export const reviewLanguages: readonly string[] = ['en', 'hi', PSEUDO];
