import { en, type Words } from './en.ts';
import { hi } from './hi.ts';
import { type Language } from './language.ts';

const wordsByLanguage: Readonly<Record<Language, Words>> = { en, hi };

/** Texts of the provider to a person. */
export const wordsOf = (language: Language): Words => wordsByLanguage[language];
