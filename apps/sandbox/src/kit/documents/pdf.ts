import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createCache } from '../cache.ts';
import { type Words } from '../words/en.ts';
import { type Language } from '../words/language.ts';
import { wordsOf } from '../words/words.ts';

/** Page of A4: 595 by 842 points from the upper left corner, with the fonts `REGULAR` and `BOLD`. */
export type PdfPage = PDFKit.PDFDocument;

const MAX_ENTRIES = 200;
const cachedPdf = createCache<string>(MAX_ENTRIES);

export const REGULAR = 'regular';
export const BOLD = 'bold';

const require = createRequire(import.meta.url);
type FontSource = string | Uint8Array;

/** Latin texts need no file: every reader has Helvetica, which has no rupee sign. */
const fontsOf: Readonly<Record<Language, () => Promise<readonly [regular: FontSource, bold: FontSource]>>> = {
  en: () => Promise.resolve(['Helvetica', 'Helvetica-Bold']),
  hi: () =>
    Promise.all([
      readFile(require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf')),
      readFile(require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf')),
    ]),
};

/** Language of a document, and its title. */
export interface PdfHead {
  readonly language: Language;
  readonly title: string;
}

/**
 * PDF as base64 without a prefix. `said` is everything that `draw` draws beside the words of the language: the same
 * content is drawn once and always gives the same bytes. The library loads with the first page.
 */
export const createPdf = <T>(
  { language, title }: PdfHead,
  said: T,
  draw: (page: PdfPage, said: T, words: Words) => void,
): Promise<string> =>
  cachedPdf(JSON.stringify([language, title, said]), async () => {
    const [{ default: PDFDocument }, [regular, bold]] = await Promise.all([import('pdfkit'), fontsOf[language]()]);
    const words = wordsOf(language);
    const info = { Title: title, CreationDate: new Date(0) };
    // Without the default font: it is Helvetica too, so that each change to `REGULAR` would read Helvetica again.
    const page = new PDFDocument({ size: 'A4', margin: 48, info, lang: words.tag, font: '' });
    page.registerFont(REGULAR, regular).registerFont(BOLD, bold);
    draw(page, said, words);
    page.end();
    return (await buffer(page)).toString('base64');
  });

const drawLines = (page: PdfPage, [heading = '', ...lines]: readonly string[]): void => {
  page.font(BOLD).fontSize(18).text(heading).moveDown();
  page.font(REGULAR).fontSize(11);
  for (const line of lines) page.text(line, { lineGap: 6 });
};

/** PDF with a heading and lines of plain text. */
export const createTextPdf = (language: Language, title: string, lines: readonly string[]): Promise<string> =>
  createPdf({ language, title }, [title, ...lines], drawLines);

const smallestPdf =
  '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n';

/** Minimal PDF as base64 with an exact number of characters, for the thresholds of the client. */
export const createPdfOfLength = (characters: number): string => {
  const bytes = Math.ceil((characters * 3) / 4);
  const text = smallestPdf.length >= bytes ? smallestPdf.slice(0, bytes) : smallestPdf.padEnd(bytes, '%');
  return btoa(text).slice(0, characters);
};
