const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const parseCells = (line: string): readonly string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim());

/** Row of a table, by column name; a missing cell is ''. */
export interface CsvRow {
  readonly line: number;
  cell(column: string): string;
}

/** Columns and rows of a CSV text. A cell cannot contain a line break. */
export const parseCsv = (text: string): { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] } => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = parseCells(head);
  const rows = lines.flatMap((content, place) => {
    if (content.trim() === '') return [];
    const cells = parseCells(content);
    return [{ line: place + 2, cell: (column: string) => cells[columns.indexOf(column)] ?? '' }];
  });
  return { columns, rows };
};
