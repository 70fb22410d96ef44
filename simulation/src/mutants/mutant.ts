/** A planted bug: a text of a source file that is replaced while the module is loaded. No file is changed. */
export interface WorldMutant {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}
