/** All texts of a language, in the order of the English catalogues. */
export type LoadTexts = () => Promise<readonly string[]>;

/**
 * The texts of the languages of a build, by the ids of the languages. A build replaces this module
 * (`tools/vite/language.ts`). It is apart from the list of languages, which every page has.
 */
export const languageTexts: Readonly<Record<string, LoadTexts | undefined>> = {};
