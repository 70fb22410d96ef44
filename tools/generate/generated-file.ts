/** A file that is derived from declarations. */
export interface GeneratedFile {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
}
