import { type AmfiColumns, type AmfiLayout, parseHeader } from './amfi-layout.ts';
import { type AmfiRow, type AmfiSection, type MalformedRow, parseRow, parseSection } from './amfi-row.ts';
import { ImportRefusal } from './import-refusal.ts';

/** Parsed content of a file. */
export interface AmfiFile {
  readonly layout: AmfiLayout;
  readonly rows: readonly AmfiRow[];
  readonly malformed: readonly MalformedRow[];
}

export interface AmfiReader {
  /** Adds the next piece of the file, cut at any position. @throws ImportRefusal */
  addText(text: string): void;
  /** Ends the file. @throws ImportRefusal when it looks cut off or contains nothing */
  finish(): AmfiFile;
}

/** The complete file of AMFI has over 10,000 rows and always ends with the close ended schemes. */
const WHOLE_FILE_ROWS = 1000;

const createCutOffRefusal = (why: string): ImportRefusal =>
  new ImportRefusal(`This file looks cut off: ${why}. Fetch it again; the catalogue is unchanged.`);

/**
 * Creates a reader of AMFI's NAVAll.txt in pieces. A file counts as cut off when its last line has no line end or too
 * few columns, when a section or a fund house at its end has no rows, or when a file of more than 1,000 rows has no
 * close ended schemes. A cut between two rows near the end cannot be detected. A section that begins with the fund
 * house of the section before does not repeat its name.
 */
export const createAmfiReader = (): AmfiReader => {
  const rows: AmfiRow[] = [];
  const malformed: MalformedRow[] = [];
  let columns: AmfiColumns | undefined;
  let section: AmfiSection | undefined;
  let amc = '';
  let heading = '';
  let pending = '';
  let line = 0;
  let lastColumns = 0;
  let hasClosed = false;

  const readLine = (whole: string): void => {
    line += 1;
    const text = whole.trim();
    if (text === '') return;
    if (!columns) {
      columns = parseHeader(text);
      return;
    }
    if (text.includes(';')) {
      const row = parseRow(text, columns, { line, amc, section });
      if ('problem' in row) malformed.push(row);
      else rows.push(row);
      lastColumns = text.split(';').length;
      heading = '';
      return;
    }
    const opened = parseSection(text);
    if (opened) {
      section = opened;
      hasClosed ||= /^close ended/i.test(text);
    } else {
      amc = text;
    }
    heading = text;
  };

  return {
    addText(text) {
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      for (const whole of lines) readLine(whole);
    },
    finish() {
      const rest = pending.trim();
      if (!columns && rest !== '') parseHeader(rest);
      if (!columns) throw new ImportRefusal('This file is empty.');
      if (rest !== '') throw createCutOffRefusal(`line ${line + 1} does not end`);
      if (heading !== '') throw createCutOffRefusal(`nothing follows its last heading, “${heading}”`);
      const read = rows.length + malformed.length;
      if (read === 0) throw new ImportRefusal('This file has a header and no rows.');
      if (lastColumns < columns.count)
        throw createCutOffRefusal(`its last row has ${lastColumns} columns in place of ${columns.count}`);
      if (read > WHOLE_FILE_ROWS && !hasClosed)
        throw createCutOffRefusal(`it ends after ${read} rows without the close ended schemes`);
      return { layout: columns.layout, rows, malformed };
    },
  };
};
