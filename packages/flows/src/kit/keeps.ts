/** A text that a unit stores in the browser beyond its page, and reads back through its input. */
export interface Keeps<Told> {
  readonly store: 'local' | 'session';
  readonly key: string;
  /** Returns the text to store; null removes the stored text, undefined leaves it unchanged. */
  readonly select: (told: Told) => string | null | undefined;
}
