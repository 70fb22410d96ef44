/** What a unit keeps in the browser beyond its page; it reads it back through its input. */
export interface Keeps<Told> {
  readonly store: 'local' | 'session';
  readonly key: string;
  /** The text to keep; null forgets what is there, undefined leaves it. */
  readonly select: (told: Told) => string | null | undefined;
}
