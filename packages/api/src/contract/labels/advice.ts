/** The two steps of buying advice: two requests of the same operation. */
export const ADVICE_MODES = { create: 'create order', confirm: 'confirm order' } as const;
