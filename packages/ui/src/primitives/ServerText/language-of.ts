/** The provider names no language: its texts are English or Hindi, which have different letters. */
export const languageOf = (text: string): string => (/[ऀ-ॿ]/.test(text) ? 'hi' : 'en');
