/** Setting of the whole sandbox as a JSON text: clock, switches, seed, revision. */
export interface SettingRow {
  name: string;
  value: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** Tables of the sandbox: each area adds its own tables to this interface, next to their rows. */
export interface Tables {
  settings: SettingRow;
  counters: CounterRow;
}

/** Properties of a table that hold for all its rows. */
export interface TableTraits<Column extends string = string> {
  /** column with the customer of the row; with `parentTable`, column with a row of that table */
  readonly owner?: Column;
  readonly parentTable?: keyof Tables;
  /**
   * Prefixes of the ids of copied rows, by column. A copied customer gets copies of the rows: these columns get new
   * ids, and references to the old ids are replaced.
   */
  readonly idPrefixes?: Readonly<Partial<Record<Column, string>>>;
  /** columns that shift with the clock while all of them are in the future */
  readonly deadlines?: readonly Column[];
}

/** Tables of an area that a reset empties. */
export type AreaTables = { readonly [T in keyof Tables]?: TableTraits<keyof Tables[T] & string> };
