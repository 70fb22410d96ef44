/** The language of this folder, as browsers name it. */
export const language = { tag: 'en-IN' } as const;
