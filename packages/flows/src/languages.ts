/** A language of the texts; each is a folder of `messages`. */
export interface Language {
  /** Name of its folder, and its locale in the library of texts. */
  readonly id: string;
  /** Language tag (BCP 47), such as `en-IN`. */
  readonly tag: string;
  /** Name in the language itself. */
  readonly name: string;
}

/** The language for a browser that accepts none of them. */
export const firstLanguage: Language = { id: 'en', tag: 'en-IN', name: 'English' };

/** All languages of the apps. */
export const languages: readonly Language[] = [firstLanguage, { id: 'hi', tag: 'hi-IN', name: 'हिन्दी' }];
