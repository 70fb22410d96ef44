import { rupeeText } from '../kit/amounts.ts';
import { wireDay, type Day } from '../kit/days.ts';
import { type Page, pdfOf } from '../kit/pdf.ts';
import { type Booking } from './bookings.ts';

/** Content of a statement. Amounts are in thousandths of a rupee. */
export interface Statement {
  readonly day: Day;
  readonly holder: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly bookings: readonly Booking[];
  readonly units: number;
  readonly invested: number;
  readonly value: number;
}

const LEFT = 48;
const RIGHT = 547;
const FOOT = 780;
const INK = '#1a1a1a';
const PALE = '#5c5c5c';
const UNKNOWN = '-';
const COLUMNS = [
  { title: 'Date', x: LEFT, width: 70, align: 'left' },
  { title: 'Booking', x: 118, width: 130, align: 'left' },
  { title: 'Amount', x: 248, width: 95, align: 'right' },
  { title: 'NAV', x: 343, width: 60, align: 'right' },
  { title: 'Units', x: 403, width: 70, align: 'right' },
  { title: 'Units held', x: 473, width: 74, align: 'right' },
] as const;

const money = (amount: number): string => rupeeText(amount).replace(/₹\s*/, 'Rs. ');
const counted = (units: number): string => (units === 0 ? UNKNOWN : units.toFixed(4));

const rule = (page: Page, y: number) => page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(PALE);

const cells = (page: Page, y: number, texts: readonly string[], isHead = false) => {
  page.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  COLUMNS.forEach(({ x, width, align }, place) => {
    page.fillColor(isHead ? PALE : INK).text(texts[place] ?? '', x, y, { width, align, lineBreak: false });
  });
};

const head = (page: Page, y: number): number => {
  cells(
    page,
    y,
    COLUMNS.map(({ title }) => title),
    true,
  );
  rule(page, y + 16);
  return y + 24;
};

const navOf = ({ amount, units }: Booking): string => (units === 0 ? UNKNOWN : (amount / units / 1000).toFixed(4));

const facts = (page: Page, said: readonly (readonly [string, string])[], from: number): number => {
  let y = from;
  for (const [term, value] of said) {
    page.font('Helvetica').fontSize(9).fillColor(PALE).text(term, LEFT, y, { width: 120 });
    page
      .font('Helvetica-Bold')
      .fillColor(INK)
      .text(value, 178, y, { width: RIGHT - 178 });
    y = page.y + 4;
  }
  return y;
};

const draw = (page: Page, { day, holder, facts: said, bookings, ...closing }: Statement) => {
  page.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('Account statement', LEFT, 48);
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(PALE)
    .text(`As of ${wireDay(day)}`, LEFT, 72);
  let y = facts(page, [['Investor', holder], ...said], 98) + 16;
  y = head(page, y);
  let held = 0;
  for (const booking of bookings) {
    if (y > FOOT) {
      page.addPage();
      y = head(page, 48);
    }
    held += booking.units;
    const units = [counted(booking.units), counted(Math.max(0, held))];
    cells(page, y, [wireDay(booking.day), booking.what, money(booking.amount), navOf(booking), ...units]);
    y += 18;
  }
  if (bookings.length === 0) {
    page.font('Helvetica').fontSize(9).fillColor(PALE).text('Nothing has been booked yet.', LEFT, y);
    y += 18;
  }
  rule(page, y);
  facts(
    page,
    [
      ['Units held', counted(closing.units)],
      ['Invested', money(closing.invested)],
      ['Current value', money(closing.value)],
    ],
    y + 14,
  );
};

/** Statement as a PDF in base64. */
export const statementPdf = (said: Statement): Promise<string> => pdfOf('Account statement', said, draw);
