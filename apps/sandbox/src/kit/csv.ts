const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim());

/** A line of a table by the names of its columns; a cell that is not there is ''. */
export interface CsvRow {
  readonly line: number;
  cell(column: string): string;
}

/** The lines of a table below its head, and the columns it has. Cells are of one line each. */
export const readCsv = (text: string): { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] } => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(head);
  const rows = lines.flatMap((content, place) => {
    if (content.trim() === '') return [];
    const cells = cellsOf(content);
    return [{ line: place + 2, cell: (column: string) => cells[columns.indexOf(column)] ?? '' }];
  });
  return { columns, rows };
};
