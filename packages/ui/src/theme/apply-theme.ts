import type { Theme } from './derive-theme.ts';
import { firstFamily, themeCss } from './theme-css.ts';

const isDocument = (root: Document | ShadowRoot): root is Document => root.nodeType === Node.DOCUMENT_NODE;

/** Adds the files of a font to a document and returns a function that removes them. */
function addFontFaces(document: Document, view: typeof globalThis, { font }: Theme): () => void {
  const faces = (font?.faces ?? []).map(({ url, weight = '400 700', unicodeRange = 'U+0-10FFFF' }) => {
    const descriptors: FontFaceDescriptors = { weight, unicodeRange, display: 'swap' };
    return new view.FontFace(font === null ? '' : firstFamily(font), `url('${url}') format('woff2')`, descriptors);
  });
  faces.forEach((face) => document.fonts.add(face));
  return () => faces.forEach((face) => document.fonts.delete(face));
}

/**
 * Applies a theme to a document or to a shadow root, as a constructed style sheet: a policy without `unsafe-inline`
 * allows it. The sheet follows all others of the root, so `tokens.css` may be loaded before or after. Files of the font
 * are added to the document; its policy must allow their origin (`font-src`).
 *
 * @returns a function that removes the theme
 */
export function applyTheme(root: Document | ShadowRoot, theme: Theme): () => void {
  const document = isDocument(root) ? root : root.ownerDocument;
  // A document accepts only sheets and fonts of its own window.
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  const withoutFaces = { ...theme, font: theme.font && { family: theme.font.family } };
  sheet.replaceSync(themeCss(withoutFaces, isDocument(root) ? 'document' : 'shadow'));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const removeFontFaces = addFontFaces(document, view, theme);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    removeFontFaces();
  };
}
