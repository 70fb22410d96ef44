/** A language that a page can be shown in. */
export interface OfferedLanguage {
  /** Its name in the configuration, such as `en` or `hi`. */
  readonly id: string;
  /** Language tag (BCP 47), such as `en-IN`. */
  readonly tag: string;
  /** Name in the language itself. */
  readonly name: string;
}

/**
 * The languages of a build, that of its pages first; none where there is no choice. A build replaces this module
 * (`tools/vite/language.ts`).
 */
export const languages: readonly OfferedLanguage[] = [];

/** Whether there is a choice; a constant, so that a build without one leaves the choice out. */
export const offersLanguages = Boolean(languages.length);
