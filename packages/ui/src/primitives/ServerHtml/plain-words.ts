import { createElement, type ReactNode } from 'react';

/** Of these words are made. Without an attribute none of them can run, load, submit or restyle anything. */
const plain = /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|div)$/;
/** These stand on lines of their own. */
const line = /^(?:h[1-6]|tr|caption|p|div|li)$/;
/** What stands in these was never meant to be read. */
const wordless = /^(?:script|style|iframe|object|template|noscript|svg|math|form)$/;

export interface PlainWords {
  /** Words of the provider in elements of our own, which carry no attribute. */
  readonly words: ReactNode;
  /** Nothing was left out: they are all that the HTML holds. */
  readonly isAll: boolean;
}

/** The words of the provider's HTML, in as far as they can be drawn without a sanitiser: none of its markup goes into the page. */
export function plainWords(html: string): PlainWords {
  // The content of a template is in a document that runs and loads nothing.
  const template = document.createElement('template');
  template.innerHTML = html;
  let isAll = true;
  const drawnIn =
    (isAsItIs: boolean) =>
    (node: Node, key: number): ReactNode => {
      if (node instanceof Text) return node.data;
      if (node instanceof Comment) return null;
      const { localName, attributes, childNodes } = node as Element;
      const isPlain = plain.test(localName) && node instanceof HTMLElement;
      if (!isPlain || attributes.length > 0) isAll = false;
      // A form answers for its fields when it is asked for its children.
      if (node instanceof HTMLFormElement || wordless.test(localName)) return null;
      const words = [...childNodes].map(drawnIn(isAsItIs && isPlain));
      if (isAsItIs && isPlain) return createElement(localName, { key }, ...words);
      return createElement('span', { key }, ...words, line.test(localName) ? createElement('br') : ' ');
    };
  return { words: [...template.content.childNodes].map(drawnIn(true)), isAll };
}
