import { drawArtifact, FONTS, MARGIN, printableText } from './page-layout.ts';
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

type Cells = readonly string[];

const cellOptions = ({ width, align }: PlacedColumn) => ({ width: width - PADDING, align });

function rowHeight(page: PDFKit.PDFDocument, columns: readonly PlacedColumn[], cells: Cells): number {
  const heights = columns.map((column, place) => page.heightOfString(cells[place] ?? '', cellOptions(column)));
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

const headOf = (title: string, scope: 'Column' | 'Row') => ({ title, scope });

function drawCell(page: PDFKit.PDFDocument, column: PlacedColumn, text: string, top: number): void {
  const x = column.align === 'right' ? column.x + PADDING : column.x;
  page.text(text, x, top + PADDING, cellOptions(column));
}

/** Draws a table. A row is never divided; each further page of the table begins with its head. */
export function drawTable(page: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, table: ReportTable): void {
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
      const text = cells[place] ?? '';
      const draw = () => drawCell(page, column, text, top);
      const scope = isHead ? headOf(text, 'Column') : headOf(text, 'Row');
      row.add(isHead || place === 0 ? page.struct('TH', scope, draw) : page.struct('TD', {}, draw));
    });
    endRow(top, rowHeight(page, columns, cells));
  };
  const repeatHead = () => {
    page.font(FONTS.bold);
    const top = page.y;
    drawArtifact(page, () => columns.forEach((column, place) => drawCell(page, column, head[place] ?? '', top)));
    endRow(top, rowHeight(page, columns, head));
  };
  const addBodyRow = (row: Cells, font: string) => {
    const cells = row.map(printableText);
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
