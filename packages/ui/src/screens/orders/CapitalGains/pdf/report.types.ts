/** Column of a table: its share of the width, and the side of its texts. */
export interface ReportColumn {
  readonly name: string;
  readonly share: number;
  readonly align: 'left' | 'right';
}

/** Table whose head is repeated on each of its pages. */
export interface ReportTable {
  readonly heading: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Last row, set apart. */
  readonly sum: readonly string[];
}

/** Content of a PDF file, without any layout. */
export interface Report {
  readonly title: string;
  /** Language of the texts, as in HTML. */
  readonly language: string;
  /** Lines below the title. */
  readonly lead: readonly string[];
  readonly tables: readonly ReportTable[];
  readonly notes: readonly string[];
  /** Text at the foot of a page. */
  readonly formatPage: (page: number, count: number) => string;
}
