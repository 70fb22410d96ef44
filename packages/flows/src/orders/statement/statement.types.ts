import type { ResourceView } from '../../kit/resource.ts';

export interface Statement {
  /** PDF as base64. */
  readonly base64: string;
  /** Name of the saved file (OM-178). */
  readonly fileName: string;
}

/** `orderMissing`: the provider knows no such order, or its answer is not a document (AD-063). */
export type StatementView = ResourceView<Statement> | { readonly screen: 'orderMissing' };
