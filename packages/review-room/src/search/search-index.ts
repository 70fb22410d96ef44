/** The kinds of facts that a story can be found by, in the order of equal results. */
export const entryKinds = ['code', 'row', 'decision', 'port', 'event', 'guard', 'state', 'message', 'text'] as const;

/** A guard, action or call that refers to a row, an invariant or a decision record. */
export interface ReferenceUser {
  /** Id of the chart. */
  readonly flow: string;
  readonly name: string;
}

/** A text, code, row … with everything that has it. */
export interface SearchEntry {
  readonly kind: (typeof entryKinds)[number];
  /** `ON-155`, `032 otpExpired`, `access otp.title`. */
  readonly name: string;
  /** The requirement of a row, or the topic of a decision record. */
  readonly title?: string;
  /** The other cells of a row, or the Markdown of a decision record. */
  readonly text?: string;
  readonly users?: readonly ReferenceUser[];
  /** Titles of the units whose tests prove a row, with the ids of their docs pages. */
  readonly pages?: readonly (readonly [title: string, id: string])[];
  /** Places of the stories in the index. */
  readonly stories: readonly number[];
}

/** Everything that the search of the review room knows, loaded with its first use. */
export interface SearchIndex {
  readonly stories: readonly (readonly [id: string, title: string, name: string])[];
  readonly entries: readonly SearchEntry[];
}
