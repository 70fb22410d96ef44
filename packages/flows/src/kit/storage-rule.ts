/** Declares the text that a unit stores in the browser beyond its page, and reads back through its input. */
export interface StorageRule<Source> {
  readonly store: 'local' | 'session';
  readonly key: string;
  /** Returns the text to store; null removes the stored text, undefined leaves it unchanged. */
  readonly select: (source: Source) => string | null | undefined;
}
