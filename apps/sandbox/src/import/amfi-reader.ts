import { type AmfiColumns, type AmfiLayout, layoutOf } from './amfi-layout.ts';
import { type AmfiRow, type AmfiSection, type MalformedRow, readRow, sectionOf } from './amfi-row.ts';
import { ImportRefusal } from './import-refusal.ts';

/** What a file holds. */
export interface AmfiFile {
  readonly layout: AmfiLayout;
  readonly rows: readonly AmfiRow[];
  readonly malformed: readonly MalformedRow[];
}

export interface AmfiReader {
  /** Takes the next piece of the file, wherever it was cut. @throws ImportRefusal */
  take(text: string): void;
  /** The file is over. @throws ImportRefusal when it looks cut off or holds nothing */
  end(): AmfiFile;
}

/** AMFI's whole file has over 10,000 rows and always ends with the close ended schemes. */
const WHOLE_FILE_ROWS = 1000;

const cutOff = (why: string): ImportRefusal =>
  new ImportRefusal(`This file looks cut off: ${why}. Fetch it again; the catalogue is as it was.`);

/**
 * Reads AMFI's NAVAll.txt piece by piece. A file counts as cut off when its last line has no line end or fewer columns
 * than the header, when a section or a fund house at its end has no rows, or when a file of more than 1,000 rows never
 * arrives at the close ended schemes, with which AMFI ends. A cut between two rows near the end leaves no trace.
 * A section that begins with the fund house of the section before does not name it again.
 */
export const amfiReader = (): AmfiReader => {
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

  const takeLine = (whole: string): void => {
    line += 1;
    const text = whole.trim();
    if (text === '') return;
    if (!columns) {
      columns = layoutOf(text);
      return;
    }
    if (text.includes(';')) {
      const row = readRow(text, columns, { line, amc, section });
      if ('problem' in row) malformed.push(row);
      else rows.push(row);
      lastColumns = text.split(';').length;
      heading = '';
      return;
    }
    const opened = sectionOf(text);
    if (opened) {
      section = opened;
      hasClosed ||= /^close ended/i.test(text);
    } else {
      amc = text;
    }
    heading = text;
  };

  return {
    take(text) {
      const lines = (pending + text).split('\n');
      pending = lines.pop() ?? '';
      for (const whole of lines) takeLine(whole);
    },
    end() {
      const rest = pending.trim();
      if (!columns && rest !== '') layoutOf(rest);
      if (!columns) throw new ImportRefusal('This file is empty.');
      if (rest !== '') throw cutOff(`line ${line + 1} does not end`);
      if (heading !== '') throw cutOff(`nothing stands below its last heading, “${heading}”`);
      const read = rows.length + malformed.length;
      if (read === 0) throw new ImportRefusal('This file has a header and no rows.');
      if (lastColumns < columns.count)
        throw cutOff(`its last row has ${lastColumns} columns in place of ${columns.count}`);
      if (read > WHOLE_FILE_ROWS && !hasClosed)
        throw cutOff(`it ends after ${read} rows without the close ended schemes`);
      return { layout: columns.layout, rows, malformed };
    },
  };
};
