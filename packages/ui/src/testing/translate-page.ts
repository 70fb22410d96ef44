/** Elements whose texts a browser does not translate. */
const UNTRANSLATED = 'style, script, textarea, svg *, [translate=no], [translate=no] *';

/** Creates the element of a translation, which HTML calls obsolete. */
const createFont = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/**
 * Replaces each text by nested `font` elements with a text of their own, as the translation of a browser does: the text
 * of React is no longer in the page.
 */
export function translatePage(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.matches(UNTRANSLATED) !== true)
      texts.push(node);
  for (const text of texts) {
    const [outer, inner] = [createFont(), createFont()];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
