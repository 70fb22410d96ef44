import { buffer } from 'node:stream/consumers';
import { keeper } from './keeper.ts';

/** A page of A4, 595 by 842 points, from the upper left corner; its fonts have Latin letters alone, and no sign for the rupee. */
export type Page = PDFKit.PDFDocument;

const MOST_KEPT = 200;
const keep = keeper<string>(MOST_KEPT);

/**
 * A one-page PDF as base64 without a prefix. `said` is everything that `draw` draws: the same page is drawn once, and
 * always of the same bytes. The library comes with the first page, not with the sandbox.
 */
export const pdfOf = <T>(title: string, said: T, draw: (page: Page, said: T) => void): Promise<string> =>
  keep(JSON.stringify([title, said]), async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({ size: 'A4', margin: 48, info: { Title: title, CreationDate: new Date(0) } });
    draw(page, said);
    page.end();
    return (await buffer(page)).toString('base64');
  });

const drawLines = (page: Page, [heading = '', ...lines]: readonly string[]): void => {
  page.font('Helvetica-Bold').fontSize(18).text(heading).moveDown();
  page.font('Helvetica').fontSize(11);
  for (const line of lines) page.text(line, { lineGap: 6 });
};

/** A page with a heading and lines of plain text. */
export const textPageOf = (heading: string, lines: readonly string[]): Promise<string> =>
  pdfOf(heading, [heading, ...lines], drawLines);

const smallest =
  '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n';

/** The smallest PDF as base64 of an exact number of characters, for the thresholds of the client. */
export const pdfOfLength = (characters: number): string => {
  const bytes = Math.ceil((characters * 3) / 4);
  const text = smallest.length >= bytes ? smallest.slice(0, bytes) : smallest.padEnd(bytes, '%');
  return btoa(text).slice(0, characters);
};
