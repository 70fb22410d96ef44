import { capitalGains as words } from '@folioflow/flows/words/capital-gains';

/** Margin of a page, in points. */
export const MARGIN = 40;

/** Fonts that every PDF reader has: Latin letters, and no rupee sign. */
export const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

const UNPRINTABLE = /[^\x20-\x7E\xA0-\xFF–—‘’“”•…]/g;

/** Text in the letters of the fonts: `Rs.` for the rupee sign, a question mark for any other letter. */
export const printableText = (text: string): string =>
  text.replaceAll('₹', words['pdf.rupee']).replaceAll(UNPRINTABLE, '?');

/** Draws what is no content, such as a line or a page number: readers skip it. */
export function drawArtifact(page: PDFKit.PDFDocument, draw: () => void): void {
  page.markContent('Artifact');
  draw();
  page.endMarkedContent();
}
