/** Name of the product unless the environment sets another one. */
export const PRODUCT = 'Folioflow';

/** A picture as an address: it is painted with the page, without a request. */
const pictureAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|2[CF]|3[ABD])/g, decodeURIComponent)}`;

/** The two colours of a drawing; the used colour scheme of the `<img>` decides which apply. */
const colours = (ground: string, front: string, darkGround: string, darkFront: string) =>
  `<style>svg{fill:${ground};color:${front}}@media(prefers-color-scheme:dark){svg{fill:${darkGround};color:${darkFront}}}</style>`;

const drawSquare = (content: string) =>
  pictureAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`);

/** The logo of Folioflow: a sheet with a folded corner and a rising line, in the accent of both themes. */
export const defaultLogo = drawSquare(
  [
    colours('#3d49c4', '#fff', '#a3acff', '#0b101a'),
    '<path d="M9 2h13l8 8v13a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"/>',
    '<g fill="currentColor">',
    '<path opacity=".16" d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4.8-6.2V30H9a7 7 0 0 1-7-7Z"/>',
    '<path opacity=".38" d="m22 2 8 8h-5a3 3 0 0 1-3-3V2Z"/>',
    '<circle cx="22.2" cy="13.2" r="2.5"/>',
    '</g>',
    '<path fill="none" stroke="currentColor" stroke-width="2.2" d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4-5.6"/>',
  ].join(''),
);

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Draws the first letter of a name, for a product without a logo, in the colours of text. */
export function drawMonogram(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  const letter = (first?.segment ?? '').toUpperCase().replace(/[&<>]/g, (character) => xmlEntities[character] ?? '');
  return drawSquare(
    `${colours('#101828', '#fff', '#f3f5fa', '#0b101a')}<rect width="32" height="32" rx="8"/><text x="16" y="22.2" fill="currentColor" font-family="system-ui,sans-serif" font-size="18" font-weight="700" text-anchor="middle">${letter}</text>`,
  );
}
