/**
 * Returns a text, or a catalogue of texts, in the shown language. `place` is the position of the (first) text among all
 * texts of a language, and is given where two texts are equal in the language of the page only.
 */
export type Translate = <T>(text: T, place?: number) => T;

/** The language that a page shows. */
export interface ShownLanguage {
  /** Its name in the configuration, such as `en` or `hi`. */
  readonly id: string;
  /** Language tag (BCP 47), such as `en-IN`. */
  readonly tag: string;
  /** None for the language in which the code of the page was built. */
  readonly translate?: Translate;
}

const listeners = new Set<() => void>();
let shown: ShownLanguage | undefined;

/** The language selected since the page began; none while the page is shown in the language of its code. */
export const selectedLanguage = (): ShownLanguage | undefined => shown;

/** Calls the listener after every change of the language until the returned function is called. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows every text in another language from the next drawing on. State, entries and focus remain. */
export function selectLanguage(language: ShownLanguage): void {
  shown = language;
  for (const listener of listeners) listener();
}

/**
 * Returns a text in the shown language. A build calls it around every text that a source reads of a catalogue
 * (decision 098), so that no source calls it itself.
 */
export const translate: Translate = (text, place) => shown?.translate?.(text, place) ?? text;
