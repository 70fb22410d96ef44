/** Language tag of this folder, as browsers use it. */
export const language = { tag: 'en-IN' } as const;
