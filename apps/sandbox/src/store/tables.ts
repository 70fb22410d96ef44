/** Settings of the whole sandbox by name, each a JSON text: clock, switches, seed, revision. */
export interface SettingRow {
  name: string;
  value: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** Every table of the sandbox: each area adds those that it owns to this interface, next to their rows. */
export interface Tables {
  settings: SettingRow;
  counters: CounterRow;
}

/** What the sandbox does with the rows of a table whatever they are about. */
export interface TableTraits<Column extends string = string> {
  /** the column that names the customer whose rows these are; with `of`, the row of another table that is the customer's */
  readonly owner?: Column;
  readonly of?: keyof Tables;
  /**
   * A copied customer gets copies of the rows. The columns here, each with the beginning of such ids, get an id of
   * their own, and what refers to the old ids refers to the new ones.
   */
  readonly copied?: Readonly<Partial<Record<Column, string>>>;
  /** columns that move along with the clock while all of them lie ahead */
  readonly deadlines?: readonly Column[];
}

/** The tables of an area that a reset empties. */
export type OwnTables = { readonly [T in keyof Tables]?: TableTraits<keyof Tables[T] & string> };
