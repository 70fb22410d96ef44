import { documentAmountText } from '../../kit/amounts.ts';
import { formatWireDay, type Day } from '../../kit/days.ts';
import { type PdfPage, createPdf } from '../../kit/documents/pdf.ts';
import { type StatementLine } from './bookings.ts';

/** Content of a statement. Amounts are in thousandths of a rupee. */
export interface StatementContent {
  readonly day: Day;
  readonly holder: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly bookings: readonly StatementLine[];
  readonly units: number;
  readonly invested: number;
  readonly value: number;
}

const LEFT_EDGE = 48;
const RIGHT_EDGE = 547;
const PAGE_BOTTOM = 780;
const TEXT_COLOUR = '#1a1a1a';
const MUTED_COLOUR = '#5c5c5c';
const UNKNOWN_TEXT = '-';
const COLUMNS = [
  { title: 'Date', x: LEFT_EDGE, width: 70, align: 'left' },
  { title: 'Booking', x: 118, width: 130, align: 'left' },
  { title: 'Amount', x: 248, width: 95, align: 'right' },
  { title: 'NAV', x: 343, width: 60, align: 'right' },
  { title: 'Units', x: 403, width: 70, align: 'right' },
  { title: 'Units held', x: 473, width: 74, align: 'right' },
] as const;

const formatMoney = (amount: number): string => documentAmountText(amount);
const formatUnits = (units: number): string => (units === 0 ? UNKNOWN_TEXT : units.toFixed(4));

const drawRule = (page: PdfPage, y: number) =>
  page.moveTo(LEFT_EDGE, y).lineTo(RIGHT_EDGE, y).lineWidth(0.5).stroke(MUTED_COLOUR);

const drawRow = (page: PdfPage, y: number, texts: readonly string[], isHead = false) => {
  page.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  COLUMNS.forEach(({ x, width, align }, place) => {
    page
      .fillColor(isHead ? MUTED_COLOUR : TEXT_COLOUR)
      .text(texts[place] ?? '', x, y, { width, align, lineBreak: false });
  });
};

const drawTableHead = (page: PdfPage, y: number): number => {
  drawRow(
    page,
    y,
    COLUMNS.map(({ title }) => title),
    true,
  );
  drawRule(page, y + 16);
  return y + 24;
};

const formatNav = ({ amount, units }: StatementLine): string =>
  units === 0 ? UNKNOWN_TEXT : (amount / units / 1000).toFixed(4);

const drawFacts = (page: PdfPage, entries: readonly (readonly [string, string])[], from: number): number => {
  let y = from;
  for (const [term, value] of entries) {
    page.font('Helvetica').fontSize(9).fillColor(MUTED_COLOUR).text(term, LEFT_EDGE, y, { width: 120 });
    page
      .font('Helvetica-Bold')
      .fillColor(TEXT_COLOUR)
      .text(value, 178, y, { width: RIGHT_EDGE - 178 });
    y = page.y + 4;
  }
  return y;
};

const drawStatement = (page: PdfPage, { day, holder, facts: said, bookings, ...closing }: StatementContent) => {
  page.font('Helvetica-Bold').fontSize(18).fillColor(TEXT_COLOUR).text('Account statement', LEFT_EDGE, 48);
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(MUTED_COLOUR)
    .text(`As of ${formatWireDay(day)}`, LEFT_EDGE, 72);
  let y = drawFacts(page, [['Investor', holder], ...said], 98) + 16;
  y = drawTableHead(page, y);
  let runningUnits = 0;
  for (const booking of bookings) {
    if (y > PAGE_BOTTOM) {
      page.addPage();
      y = drawTableHead(page, 48);
    }
    runningUnits += booking.units;
    const units = [formatUnits(booking.units), formatUnits(Math.max(0, runningUnits))];
    drawRow(page, y, [
      formatWireDay(booking.day),
      booking.description,
      formatMoney(booking.amount),
      formatNav(booking),
      ...units,
    ]);
    y += 18;
  }
  if (bookings.length === 0) {
    page.font('Helvetica').fontSize(9).fillColor(MUTED_COLOUR).text('Nothing has been booked yet.', LEFT_EDGE, y);
    y += 18;
  }
  drawRule(page, y);
  drawFacts(
    page,
    [
      ['Units held', formatUnits(closing.units)],
      ['Invested', formatMoney(closing.invested)],
      ['Current value', formatMoney(closing.value)],
    ],
    y + 14,
  );
};

/** Statement as a PDF in base64. */
export const statementPdf = (statement: StatementContent): Promise<string> =>
  createPdf('Account statement', statement, drawStatement);
