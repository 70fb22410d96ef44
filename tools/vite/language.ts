import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { inlineWords } from './inline-words.ts';

const messages = inRoot('packages', 'flows', 'src', 'messages');
const pseudo = inRoot('packages', 'ui', 'src', 'testing', 'pseudo.ts');
const words = /^@folioflow\/flows\/words\/([\w-]+)$/;
const areaOf = (source: string) => words.exec(source)?.[1] ?? '';

/** A variable that is set to nothing counts as not set. */
const chosen = (value = '', fallback: string) => (value === '' ? fallback : value);

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The folder of `packages/flows/src/messages` that the apps are built of. English is there twice: `en` as documented, letter
 * by letter, and `plain`, which ships.
 */
export function languageIn(settings: Settings): string {
  const folder = chosen(settings['FOLIOFLOW_LANGUAGE'], 'en');
  const words = chosen(settings['FOLIOFLOW_WORDS'], 'plain');
  if (words !== 'plain' && words !== 'documented') {
    throw new Error(`FOLIOFLOW_WORDS must be plain or documented, not "${words}".`);
  }
  return folder === 'en' && words === 'plain' ? 'plain' : folder;
}

export const language = languageIn(process.env);

/** `plain` holds the areas that differ; the others are the documented ones. */
function fileOf(folder: string, area: string): string {
  const file = path.join(messages, folder, `${area}.ts`);
  return folder === 'plain' && !existsSync(file) ? fileOf('en', area) : file;
}
const textOf = (folder: string, area: string) => readFileSync(fileOf(folder, area), 'utf8');
const catalogueOf = async (file: string) => (await import(file)) as Record<string, unknown>;

/** What screens import as words is the catalogue of one language; no page carries the words of another. */
export function speaking(folder: string): readonly Plugin[] {
  if (!existsSync(path.join(messages, folder))) throw new Error(`There are no messages in ${folder}.`);
  const tag = /tag: '([\w-]+)'/.exec(textOf(folder, 'language'))?.[1] ?? folder;
  return [
    {
      name: 'folioflow:language',
      enforce: 'pre',
      resolveId: { filter: { id: words }, handler: (source) => fileOf(folder, areaOf(source)) },
      // No page carries a text that another one has replaced.
      load: {
        filter: { id: /\/messages\/plain\/[\w-]+\.ts$/ },
        handler: async (file) => written(await catalogueOf(file)),
      },
      transformIndexHtml: (html) => html.replace('<html lang="en-IN">', `<html lang="${tag}">`),
    },
    inlineWords((area) => catalogueOf(fileOf(folder, area))),
  ];
}

const written = (catalogues: Readonly<Record<string, unknown>>) =>
  Object.entries(catalogues)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`)
    .join('\n');

/**
 * The review room and its tests take every catalogue through a switch that is read once, when a page begins: English as
 * documented, English as it ships, or made longer and accented (`packages/ui/src/testing/pseudo.ts`).
 */
export function speakInReview(): Plugin {
  const prefix = '\0words:';
  const isArea = new Set(readdirSync(path.join(messages, 'en')));
  isArea.delete('language.ts');
  return {
    name: 'folioflow:language-of-review',
    enforce: 'pre',
    resolveId: {
      filter: { id: words },
      handler: (source) => (isArea.has(`${areaOf(source)}.ts`) ? prefix + areaOf(source) : null),
    },
    load: {
      filter: { id: /^\0words:/ },
      handler(id) {
        const area = id.slice(prefix.length);
        const names = [...textOf('en', area).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        return [
          `import * as documented from '@folioflow/flows/messages/en/${area}';`,
          `import * as plain from ${JSON.stringify(fileOf('plain', area))};`,
          `import { spoken } from ${JSON.stringify(pseudo)};`,
          `export const { ${names.join(', ')} } = spoken(documented, plain);`,
        ].join('\n');
      },
    },
  };
}
