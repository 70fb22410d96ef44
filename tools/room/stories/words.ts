import type { Plugin } from 'vite';
import { readAreaCatalogues } from '../../vite/language.ts';
import { markText } from './marked-text.ts';

/** A shipped text with its key: the name of its catalogue and its place there, `access otp.label`. */
export interface Message {
  readonly key: string;
  readonly text: string;
}

const words = /^@folioflow\/flows\/words\/([\w-]+)$/;
/** Returns the value with each text replaced by `change`, which receives the path of the text. */
function mapTexts(value: unknown, at: string, change: (text: string, at: string) => string): unknown {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((each, place) => mapTexts(each, `${at}.${place}`, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, at === '' ? key : `${at}.${key}`, change)]),
  );
}

/**
 * Provides the shipped texts to screens, each marked with its place in `messages`, so that a drawn screen shows which
 * messages it contains.
 */
export function markedWordsPlugin(messages: Message[]): Plugin {
  const prefix = '\0marked-words:';
  return {
    name: 'folioflow:marked-words',
    enforce: 'pre',
    resolveId: { filter: { id: words }, handler: (source) => prefix + (words.exec(source)?.[1] ?? '') },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      async handler(id) {
        const catalogues = await readAreaCatalogues('en', id.slice(prefix.length));
        return Object.entries(catalogues)
          .map(([name, texts]) => {
            const marked = mapTexts(texts, '', (text, at) =>
              markText(text, messages.push({ key: `${name} ${at}`, text }) - 1),
            );
            return `export const ${name} = ${JSON.stringify(marked)};`;
          })
          .join('\n');
      },
    },
  };
}
