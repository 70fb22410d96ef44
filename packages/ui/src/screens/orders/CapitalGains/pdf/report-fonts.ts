import type { I18n } from '@lingui/core';
import { registerStdFonts } from 'pdfkit';
import helvetica from 'pdfkit/standard-fonts/Helvetica';
import helveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { loadDevanagariFonts } from './load-devanagari-fonts.ts';
import type { Report } from './report.types.ts';

/** Names of the fonts in a document. */
export const FONTS = { regular: 'regular', bold: 'bold' } as const;

/** Text of an element of a document: its letters, and the text that a reader speaks or copies where they differ. */
export interface ReportText {
  readonly letters: string;
  readonly actual?: string;
}

/** Fonts of a file. */
export interface ReportFonts {
  /** Adds both fonts to a document by their names. */
  readonly registerWith: (page: PDFKit.PDFDocument) => void;
  /** Replaces letters that the fonts lack. */
  readonly printableText: (text: string) => ReportText;
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
const NOT_LATIN = /[^\x20-\x7E\xA0-\xFF–—‘’“”•…]/g;
const NEITHER = /[^\x20-\x7E\xA0-\xFF–—‘’“”•…₹\u0900-\u097F\u200C\u200D]/g;

/** Fonts that every reader has, so that no file contains them. They have no rupee sign. */
const createLatinFonts = (i18n: I18n): ReportFonts => ({
  registerWith: (page) => {
    registerStdFonts(helvetica, helveticaBold);
    page.registerFont(FONTS.regular, 'Helvetica').registerFont(FONTS.bold, 'Helvetica-Bold');
  },
  printableText: (text) => ({
    letters: text.replaceAll('₹', i18n._('capitalGains.pdf.rupee')).replaceAll(NOT_LATIN, '?'),
  }),
});

const decodeBytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/** The signs of a syllable are drawn in another order than they are written, so the text is stored beside them. */
async function loadFontsOfHindi(): Promise<ReportFonts> {
  const { default: base64 } = await loadDevanagariFonts();
  return {
    registerWith: (page) => {
      page.registerFont(FONTS.regular, decodeBytes(base64.regular)).registerFont(FONTS.bold, decodeBytes(base64.bold));
    },
    printableText: (text) => {
      const letters = text.replaceAll(NEITHER, '?');
      return DEVANAGARI.test(letters) ? { letters, actual: letters } : { letters };
    },
  };
}

const textsOf = ({ title, lead, tables, notes }: Report): readonly string[] => [
  title,
  ...lead,
  ...tables.flatMap(({ heading, columns, rows, sum }) => [
    heading,
    ...columns.map(({ name }) => name),
    ...rows.flat(),
    ...sum,
  ]),
  ...notes,
];

/** Returns the fonts for the letters of a report. Those of Devanagari are fetched only for a text in it. */
export const loadReportFonts = async (i18n: I18n, report: Report): Promise<ReportFonts> =>
  textsOf(report).some((text) => DEVANAGARI.test(text)) ? loadFontsOfHindi() : createLatinFonts(i18n);
