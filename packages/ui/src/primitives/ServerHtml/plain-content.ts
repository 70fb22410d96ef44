import { createElement, type ReactNode } from 'react';

/** Elements of plain text. Without attributes none of them can run, load, submit or restyle anything. */
const plainElements = /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|div)$/;
/** Elements that are rendered on their own line. */
const blockElements = /^(?:h[1-6]|tr|caption|p|div|li)$/;
/** Elements with content that is not text for the user. */
const hiddenElements = /^(?:script|style|iframe|object|template|noscript|svg|math|form)$/;

export interface PlainContent {
  /** The provider's text in elements without attributes. */
  readonly words: ReactNode;
  /** The HTML contains nothing else. */
  readonly isComplete: boolean;
}

/**
 * Parses the provider's HTML into its text and plain elements, without a sanitiser: none of its markup is inserted into
 * the page.
 */
export function parsePlainContent(html: string): PlainContent {
  // The document of a template runs and loads nothing.
  const template = document.createElement('template');
  template.innerHTML = html;
  let isComplete = true;
  const nodeRenderer =
    (isAsItIs: boolean) =>
    (node: Node, key: number): ReactNode => {
      if (node instanceof Text) return node.data;
      if (node instanceof Comment) return null;
      const { localName, attributes, childNodes } = node as Element;
      const isPlain = plainElements.test(localName) && node instanceof HTMLElement;
      if (!isPlain || attributes.length > 0) isComplete = false;
      // A form exposes its fields as properties and so can shadow `childNodes`.
      if (node instanceof HTMLFormElement || hiddenElements.test(localName)) return null;
      const words = [...childNodes].map(nodeRenderer(isAsItIs && isPlain));
      if (isAsItIs && isPlain) return createElement(localName, { key }, ...words);
      return createElement('span', { key }, ...words, blockElements.test(localName) ? createElement('br') : ' ');
    };
  return { words: [...template.content.childNodes].map(nodeRenderer(true)), isComplete };
}
