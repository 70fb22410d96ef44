import { buffer } from 'node:stream/consumers';
import { createCache } from '../cache.ts';

/** Page of A4: 595 by 842 points from the upper left corner. Its fonts have only Latin letters, and no rupee sign. */
export type PdfPage = PDFKit.PDFDocument;

const MAX_ENTRIES = 200;
const cachedPdf = createCache<string>(MAX_ENTRIES);

/**
 * PDF as base64 without a prefix. `content` is everything that `draw` draws: the same content is drawn once and always
 * gives the same bytes. The library loads with the first page.
 */
export const createPdf = <T>(title: string, said: T, draw: (page: PdfPage, said: T) => void): Promise<string> =>
  cachedPdf(JSON.stringify([title, said]), async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({ size: 'A4', margin: 48, info: { Title: title, CreationDate: new Date(0) } });
    draw(page, said);
    page.end();
    return (await buffer(page)).toString('base64');
  });

const drawLines = (page: PdfPage, [heading = '', ...lines]: readonly string[]): void => {
  page.font('Helvetica-Bold').fontSize(18).text(heading).moveDown();
  page.font('Helvetica').fontSize(11);
  for (const line of lines) page.text(line, { lineGap: 6 });
};

/** PDF with a heading and lines of plain text. */
export const createTextPdf = (heading: string, lines: readonly string[]): Promise<string> =>
  createPdf(heading, [heading, ...lines], drawLines);

const smallestPdf =
  '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n';

/** Minimal PDF as base64 with an exact number of characters, for the thresholds of the client. */
export const createPdfOfLength = (characters: number): string => {
  const bytes = Math.ceil((characters * 3) / 4);
  const text = smallestPdf.length >= bytes ? smallestPdf.slice(0, bytes) : smallestPdf.padEnd(bytes, '%');
  return btoa(text).slice(0, characters);
};
