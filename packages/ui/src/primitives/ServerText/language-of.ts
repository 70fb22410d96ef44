/** Returns the language of a text of the provider, which names none, by its letters; undefined for numbers alone. */
export const languageOf = (text: string): 'hi' | 'en' | undefined =>
  /[ऀ-ॿ]/.test(text) ? 'hi' : /[a-z]/i.test(text) ? 'en' : undefined;
