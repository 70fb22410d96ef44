/** Cell of a CSV file: a text, or a number with its decimals as text. */
export type CsvCell = string | { readonly figure: string };

/** A spreadsheet reads a text with such a first character as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** Text as a cell: never a formula (OWASP, CSV injection), always in quotes (RFC 4180). */
const quote = (text: string): string => `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Figure of thousandths or paise: `-12.50` remains a number. */
export const csvFigure = (value: number, decimals: number): CsvCell => ({ figure: value.toFixed(decimals) });

/** Writes rows as a CSV file with the mark of UTF-8, which spreadsheets need for ₹ and names. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => (typeof cell === 'string' ? quote(cell) : cell.figure)).join(',')}\r\n`).join('')}`;
