import type { I18n } from '@lingui/core';
import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import { drawTable } from './draw-table.ts';
import { drawArtifact, MARGIN } from './page-layout.ts';
import { FONTS, loadReportFonts, type ReportText } from './report-fonts.ts';
import type { Report } from './report.types.ts';

/** Adds a paragraph or heading with its tag. */
function addText(
  page: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: 'H1' | 'H2' | 'P',
  { letters, ...actual }: ReportText,
): void {
  const size = { H1: 18, H2: 12, P: 9 }[tag];
  page.font(tag === 'P' ? FONTS.regular : FONTS.bold).fontSize(size);
  parent.add(
    page.struct(tag, actual, () => {
      page.text(letters, MARGIN, page.y, { width: page.page.width - 2 * MARGIN, lineGap: 2 });
    }),
  );
}

/** Writes the number of each page below its margin. */
function addPageNumbers(page: PDFKit.PDFDocument, formatPage: Report['formatPage']): void {
  const { count } = page.bufferedPageRange();
  page.font(FONTS.regular).fontSize(8);
  for (let place = 0; place < count; place += 1) {
    page.switchToPage(place);
    page.page.margins.bottom = 0;
    drawArtifact(page, () => {
      page.text(formatPage(place + 1, count), MARGIN, page.page.height - MARGIN * 0.75, {
        width: page.page.width - 2 * MARGIN,
        align: 'right',
        lineBreak: false,
      });
    });
  }
}

/** Writes a report as a tagged PDF file: landscape A4, fonts for its letters, tables over several pages. */
export async function writeReport(i18n: I18n, report: Report): Promise<Blob> {
  const fonts = await loadReportFonts(i18n, report);
  const { printableText } = fonts;
  const page = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: report.language,
    displayTitle: true,
    info: { Title: report.title },
    // No font by default, because that of the library is registered only where it is used.
    font: '',
  });
  fonts.registerWith(page);
  const file = toBlob(page);
  const content = page.struct('Document');
  page.addStructure(content);
  addText(page, content, 'H1', printableText(report.title));
  page.moveDown(0.5);
  for (const line of report.lead) addText(page, content, 'P', printableText(line));
  for (const table of report.tables) {
    page.moveDown();
    addText(page, content, 'H2', printableText(table.heading));
    page.moveDown(0.3);
    drawTable(page, content, table, fonts);
  }
  page.moveDown();
  for (const note of report.notes) addText(page, content, 'P', printableText(note));
  content.end();
  addPageNumbers(page, (place, count) => printableText(report.formatPage(place, count)).letters);
  page.end();
  return file;
}
