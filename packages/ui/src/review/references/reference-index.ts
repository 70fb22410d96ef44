/** A guard, action or call that refers to a row, an invariant or a decision record. */
export interface ReferenceUser {
  /** Id of the chart. */
  readonly flow: string;
  readonly kind: 'guard' | 'action' | 'call';
  readonly name: string;
}

/** A row, an invariant or a decision record with its text, and the parts of charts that refer to it. */
export interface IndexedReference {
  readonly id: string;
  readonly title: string;
  /** The remaining cells of a row, or the Markdown of a decision record. */
  readonly text: string;
  readonly users: readonly ReferenceUser[];
}

/** The references of all charts, by document. */
export interface ReferenceIndex {
  readonly documents: readonly { readonly name: string; readonly references: readonly IndexedReference[] }[];
  /** The number of names of guards, actions and ports in all charts, and of those with a reference. */
  readonly names: number;
  readonly namesWithReference: number;
}
