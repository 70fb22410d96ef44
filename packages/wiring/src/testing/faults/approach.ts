import type { OperationName } from '@folioflow/api/contract';

/** How a person comes to call an operation. */
export interface Approach<Person> {
  /** The page before the press, with everything entered that outlives it. */
  readonly open: (person: Person) => Promise<unknown>;
  /** Where the press opens a page: the way to it. */
  readonly opens?: string;
  /** What is entered anew each time, and the press itself. */
  readonly press: (person: Person) => Promise<unknown>;
  /** What the page offers in its place once an answer was lost; the press itself is closed then. */
  readonly again?: (person: Person) => Promise<unknown>;
}

/** Of an operation that several pages call, a row for each, with the page behind its name. */
export type Approaches<Person> = Readonly<
  Partial<Record<OperationName | `${OperationName}, ${string}`, Approach<Person>>>
>;
