import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { inlineWords } from './inline-words.ts';

const messages = inRoot('packages', 'flows', 'src', 'messages');
const pseudo = inRoot('packages', 'ui', 'src', 'testing', 'pseudo.ts');
const words = /^@folioflow\/flows\/words\/([\w-]+)$/;
const areaOf = (source: string) => words.exec(source)?.[1] ?? '';

/** The language that the apps are built in: a folder of `packages/flows/src/messages`. */
export const language = process.env['FOLIOFLOW_LANGUAGE'] ?? 'en';

const fileOf = (folder: string, area: string) => path.join(messages, folder, `${area}.ts`);
const textOf = (folder: string, area: string) => readFileSync(fileOf(folder, area), 'utf8');

/** What screens import as words is the catalogue of one language; no page carries the words of another. */
export function speaking(folder: string): readonly Plugin[] {
  if (!existsSync(path.join(messages, folder))) throw new Error(`There are no messages in ${folder}.`);
  const tag = /tag: '([\w-]+)'/.exec(textOf(folder, 'language'))?.[1] ?? folder;
  return [
    {
      name: 'folioflow:language',
      enforce: 'pre',
      resolveId: { filter: { id: words }, handler: (source) => fileOf(folder, areaOf(source)) },
      transformIndexHtml: (html) => html.replace('<html lang="en-IN">', `<html lang="${tag}">`),
    },
    inlineWords(async (area) => (await import(fileOf(folder, area))) as Record<string, unknown>),
  ];
}

/**
 * The review room and its tests take every catalogue through a switch that is read once, when a page begins: English as it
 * stands, or made longer and accented (`packages/ui/src/testing/pseudo.ts`).
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
          `import * as english from '@folioflow/flows/messages/en/${area}';`,
          `import { spoken } from ${JSON.stringify(pseudo)};`,
          `export const { ${names.join(', ')} } = spoken(english);`,
        ].join('\n');
      },
    },
  };
}
