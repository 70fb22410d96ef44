/** Elements whose texts a browser does not translate. */
const UNTRANSLATED = 'style, script, textarea, svg *, [translate=no], [translate=no] *';

/** Creates the element of a translation, which HTML calls obsolete. */
const createFont = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

function findTranslatableTexts(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.matches(UNTRANSLATED) !== true)
      texts.push(node);
  return texts;
}

/** A PAN, an IFSC, or a number of an account, a folio, an order or a mandate. */
const CODE = /^\s*(?:[A-Z]{5}\d{4}[A-Z]|[A-Z]{4}0[A-Z0-9]{6}|\d{9,18})\s*$/;

/** Returns the texts that are a code and that a browser would translate. */
export const findTranslatableCodes = (root: Element): readonly string[] =>
  findTranslatableTexts(root)
    .map(({ data }) => data)
    .filter((text) => CODE.test(text));

/**
 * Replaces each text by nested `font` elements with a text of their own, as the translation of a browser does: the text
 * of React is no longer in the page.
 */
export function translatePage(root: Element): void {
  for (const text of findTranslatableTexts(root)) {
    const [outer, inner] = [createFont(), createFont()];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
