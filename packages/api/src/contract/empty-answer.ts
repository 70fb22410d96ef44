/** In a file of its own, so that whoever asks for it alone does not bring every code. */
export const EMPTY_ANSWER_CODE = '011';

/**
 * The answer the client makes when the provider's is empty or has no code. Told like a refusal, it is none: a call with an
 * effect may have had it.
 */
export const EMPTY_ANSWER = { code: EMPTY_ANSWER_CODE, messageText: 'inter error' } as const;
