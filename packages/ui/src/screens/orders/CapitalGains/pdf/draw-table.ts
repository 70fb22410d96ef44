import { drawArtifact, MARGIN } from './page-layout.ts';
import { FONTS, type ReportFonts, type ReportText } from './report-fonts.ts';
import type { ReportColumn, ReportTable } from './report.types.ts';

const FONT_SIZE = 8;
const PADDING = 4;
const LINE_COLOUR = '#8a94a6';

interface PlacedColumn extends ReportColumn {
  readonly x: number;
  readonly width: number;
}

function placeColumns(page: PDFKit.PDFDocument, columns: readonly ReportColumn[]): readonly PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const points = (page.page.width - 2 * MARGIN) / shares;
  let x = MARGIN;
  return columns.map((column) => {
    const placed = { ...column, x, width: column.share * points };
    x += placed.width;
    return placed;
  });
}

type Cells = readonly ReportText[];

const lettersAt = (cells: Cells, place: number): string => cells[place]?.letters ?? '';

const cellOptions = ({ width, align }: PlacedColumn) => ({ width: width - PADDING, align });

function rowHeight(page: PDFKit.PDFDocument, columns: readonly PlacedColumn[], cells: Cells): number {
  const heights = columns.map((column, place) => page.heightOfString(lettersAt(cells, place), cellOptions(column)));
  return Math.max(...heights) + 2 * PADDING;
}

/** Draws a line below a row. */
function drawLine(page: PDFKit.PDFDocument, y: number): void {
  drawArtifact(page, () => {
    page.save().lineWidth(0.5).strokeColor(LINE_COLOUR);
    page
      .moveTo(MARGIN, y)
      .lineTo(page.page.width - MARGIN, y)
      .stroke()
      .restore();
  });
}

/** The types of the library lack the scope. */
const headOf = ({ letters, ...actual }: ReportText, scope: 'Column' | 'Row') => ({ title: letters, scope, ...actual });

function drawCell(page: PDFKit.PDFDocument, column: PlacedColumn, text: string, top: number): void {
  const x = column.align === 'right' ? column.x + PADDING : column.x;
  page.text(text, x, top + PADDING, cellOptions(column));
}

/** Draws a table. A row is never divided; each further page of the table begins with its head. */
export function drawTable(
  page: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  table: ReportTable,
  { printableText }: ReportFonts,
): void {
  const columns = placeColumns(page, table.columns);
  const head = columns.map(({ name }) => printableText(name));
  const element = page.struct('Table');
  parent.add(element);

  const endRow = (top: number, height: number) => {
    page.y = top + height;
    drawLine(page, page.y);
  };
  const addRow = (cells: Cells, isHead: boolean) => {
    const top = page.y;
    const row = page.struct('TR');
    element.add(row);
    columns.forEach((column, place) => {
      const text = cells[place] ?? { letters: '' };
      const { letters, ...actual } = text;
      const draw = () => drawCell(page, column, letters, top);
      const options = isHead ? headOf(text, 'Column') : headOf(text, 'Row');
      row.add(isHead || place === 0 ? page.struct('TH', options, draw) : page.struct('TD', actual, draw));
    });
    endRow(top, rowHeight(page, columns, cells));
  };
  const repeatHead = () => {
    page.font(FONTS.bold);
    const top = page.y;
    drawArtifact(page, () => columns.forEach((column, place) => drawCell(page, column, lettersAt(head, place), top)));
    endRow(top, rowHeight(page, columns, head));
  };
  const addBodyRow = (row: readonly string[], font: string) => {
    const cells = row.map((text) => printableText(text));
    page.font(font);
    if (page.y + rowHeight(page, columns, cells) > page.page.height - MARGIN) {
      page.addPage();
      repeatHead();
      page.font(font);
    }
    addRow(cells, false);
  };

  page.font(FONTS.bold).fontSize(FONT_SIZE);
  addRow(head, true);
  for (const row of table.rows) addBodyRow(row, FONTS.regular);
  addBodyRow(table.sum, FONTS.bold);
  element.end();
}
