import { formatWireDay, type Day } from '../../kit/days.ts';
import { BOLD, createPdf, type PdfPage, REGULAR } from '../../kit/documents/pdf.ts';
import { type Words } from '../../kit/words/en.ts';
import { type Language } from '../../kit/words/language.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { type StatementLine } from './bookings.ts';

/** Content of a statement. Amounts are in thousandths of a rupee. */
export interface StatementContent {
  readonly day: Day;
  readonly holder: string;
  readonly scheme: string;
  readonly folio: string;
  readonly registration: string;
  /** '' for none */
  readonly orderNumber: string;
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
  { name: 'day', x: LEFT_EDGE, width: 70, align: 'left' },
  { name: 'booking', x: 118, width: 130, align: 'left' },
  { name: 'amount', x: 248, width: 95, align: 'right' },
  { name: 'nav', x: 343, width: 60, align: 'right' },
  { name: 'units', x: 403, width: 70, align: 'right' },
  { name: 'unitsHeld', x: 473, width: 74, align: 'right' },
] as const;

const formatUnits = (units: number): string => (units === 0 ? UNKNOWN_TEXT : units.toFixed(4));

const drawRule = (page: PdfPage, y: number) =>
  page.moveTo(LEFT_EDGE, y).lineTo(RIGHT_EDGE, y).lineWidth(0.5).stroke(MUTED_COLOUR);

const drawRow = (page: PdfPage, y: number, texts: readonly string[], isHead = false) => {
  page.font(isHead ? BOLD : REGULAR).fontSize(9);
  COLUMNS.forEach(({ x, width, align }, place) => {
    page
      .fillColor(isHead ? MUTED_COLOUR : TEXT_COLOUR)
      .text(texts[place] ?? '', x, y, { width, align, lineBreak: false });
  });
};

const drawTableHead = (page: PdfPage, { statement }: Words, y: number): number => {
  drawRow(
    page,
    y,
    COLUMNS.map(({ name }) => statement.columns[name]),
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
    page.font(REGULAR).fontSize(9).fillColor(MUTED_COLOUR).text(term, LEFT_EDGE, y, { width: 120 });
    page
      .font(BOLD)
      .fillColor(TEXT_COLOUR)
      .text(value, 178, y, { width: RIGHT_EDGE - 178 });
    y = page.y + 4;
  }
  return y;
};

const factsOf = (
  { holder, scheme, folio, registration, orderNumber }: StatementContent,
  words: Words['statement'],
): readonly (readonly [string, string])[] => [
  [words.investor, holder],
  [words.scheme, scheme],
  [words.folio, folio],
  [words.registration, registration],
  ...(orderNumber === '' ? [] : [[words.orderNumber, orderNumber] as const]),
];

const describeBooking = ({ kind, number }: StatementLine, { bookings }: Words['statement']): string =>
  kind === 'purchase' ? bookings.purchase(number) : bookings[kind];

const drawStatement = (page: PdfPage, said: StatementContent, words: Words) => {
  const { bookings, day } = said;
  const { statement, documentAmount } = words;
  page.font(BOLD).fontSize(18).fillColor(TEXT_COLOUR).text(statement.title, LEFT_EDGE, 48);
  page
    .font(REGULAR)
    .fontSize(10)
    .fillColor(MUTED_COLOUR)
    .text(statement.asOf(formatWireDay(day)), LEFT_EDGE, 72);
  let y = drawFacts(page, factsOf(said, statement), 98) + 16;
  y = drawTableHead(page, words, y);
  let runningUnits = 0;
  for (const booking of bookings) {
    if (y > PAGE_BOTTOM) {
      page.addPage();
      y = drawTableHead(page, words, 48);
    }
    runningUnits += booking.units;
    const units = [formatUnits(booking.units), formatUnits(Math.max(0, runningUnits))];
    drawRow(page, y, [
      formatWireDay(booking.day),
      describeBooking(booking, statement),
      documentAmount(booking.amount),
      formatNav(booking),
      ...units,
    ]);
    y += 18;
  }
  if (bookings.length === 0) {
    page.font(REGULAR).fontSize(9).fillColor(MUTED_COLOUR).text(statement.empty, LEFT_EDGE, y);
    y += 18;
  }
  drawRule(page, y);
  drawFacts(
    page,
    [
      [statement.unitsHeld, formatUnits(said.units)],
      [statement.invested, documentAmount(said.invested)],
      [statement.value, documentAmount(said.value)],
    ],
    y + 14,
  );
};

/** Statement as a PDF in base64. */
export const statementPdf = (language: Language, content: StatementContent): Promise<string> =>
  createPdf({ language, title: wordsOf(language).statement.title }, content, drawStatement);
