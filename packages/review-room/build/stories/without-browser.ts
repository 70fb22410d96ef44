import type { Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { DRAWN_EMPTY } from './story-kinds.ts';

/** The part of a template that screens read: the text of provider's HTML, without the headings of its tables. */
class TextTemplate {
  innerHTML = '';
  readonly #removed: string[] = [];
  readonly content = {
    querySelectorAll: (name: string) =>
      [...this.innerHTML.matchAll(new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`, 'g'))].map(([element]) => ({
        remove: () => void this.#removed.push(element),
      })),
    textContentOf: () =>
      this.#removed.reduce((html, element) => html.replace(element, ''), this.innerHTML).replace(/<[^>]*>/g, ''),
    get textContent(): string {
      return this.textContentOf();
    },
  };
}

/** The globals of a browser that components read while they are drawn: a wide window, as of a story. */
const globals = {
  innerWidth: 1280,
  location: new URL('http://localhost/'),
  document: { createElement: (name: string) => (name === 'template' ? new TextTemplate() : {}) },
};

interface Replacement {
  readonly file: string;
  readonly code: string;
  readonly by: string;
}

const inUi = (...parts: readonly string[]) => inRoot('packages', 'ui', 'src', ...parts);

/** Code that has another result without a browser. A text that is no longer found is an error. */
const replacements: readonly Replacement[] = [
  {
    file: inUi('primitives', 'on-demand.ts'),
    code: 'return loader;',
    by: '(globalThis.folioflowLoaders ??= []).push(loader);\n  return loader;',
  },
  // The stories are drawn in a wide window.
  { file: inUi('parts', 'page', 'use-media.ts'), code: '() => false,', by: "() => query.includes('min-width')," },
  { file: inUi('parts', 'order', 'Checkout', 'use-is-wide.ts'), code: '() => false,', by: '() => true,' },
  {
    file: inUi('screens', 'discovery', 'ChartPage', 'PanelPlace.tsx'),
    code: 'createPortal(children, panel)',
    by: 'children',
  },
  { file: inUi('primitives', 'EmptyState', 'EmptyState.tsx'), code: '<Middle>', by: `<Middle ${DRAWN_EMPTY}>` },
];

/** Shows the provider's HTML as it is; its texts are read from the markup. The parser of the product needs a document. */
const wholeHtmlParser = [
  "import { jsx } from 'react/jsx-runtime';",
  'export const parsePlainContent = (html) => ({',
  "  words: jsx('div', { dangerouslySetInnerHTML: { __html: html } }),",
  '  isComplete: true,',
  '});',
].join('\n');

const serverHtmlFile = inUi('primitives', 'ServerHtml', 'plain-content.ts');

/** Replaces the code that requires a browser while a story is drawn in Node. */
export function withoutBrowserPlugin(): Plugin {
  return {
    name: 'folioflow:without-browser',
    enforce: 'pre',
    configResolved: () => void Object.assign(globalThis, globals),
    load: {
      filter: { id: serverHtmlFile },
      handler: () => wholeHtmlParser,
    },
    transform: {
      filter: { id: replacements.map(({ file }) => file) },
      handler(source, id) {
        const found = replacements.find(({ file }) => file === id);
        if (found === undefined) return null;
        if (!source.includes(found.code)) this.error(`"${found.code}" is not in ${id}.`);
        return source.replace(found.code, found.by);
      },
    },
  };
}

/** Loads all code that screens load on demand: a browser shows it after the first frame of a story. */
export async function loadCodeOnDemand(): Promise<void> {
  const { folioflowLoaders = [] } = globalThis as { folioflowLoaders?: readonly (() => Promise<unknown>)[] };
  // Loaded code has loaders of its own, so the list grows. The sanitiser requires a document and is replaced.
  for (const load of folioflowLoaders) await load().catch(() => undefined);
}
