import type { OperationName } from '@folioflow/api/contract';

/** The steps of a user that call an operation. */
export interface Approach<Person> {
  /** Opens the page before the press and enters all values that outlive it. */
  readonly open: (person: Person) => Promise<unknown>;
  /** Number of the calls by a press that meet the fault: the first by default. */
  readonly failingCalls?: number;
  /** The path of the page that the press opens. */
  readonly openedPath?: string;
  /** Enters the values of each attempt and presses. */
  readonly press: (person: Person) => Promise<unknown>;
  /** The action that the page offers after a lost answer if the press is no longer available. */
  readonly retry?: (person: Person) => Promise<unknown>;
}

/** The approaches by operation. If several pages call an operation, each has a row with the page after the name. */
export type Approaches<Person> = Readonly<
  Partial<Record<OperationName | `${OperationName}, ${string}`, Approach<Person>>>
>;
