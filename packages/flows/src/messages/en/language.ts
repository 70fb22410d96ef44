/** Tag of the language, as browsers use it, and its name in the language itself. */
export const language = { tag: 'en-IN', name: 'English' } as const;
