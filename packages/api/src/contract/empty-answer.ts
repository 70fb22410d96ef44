/** The code of an empty answer. In its own file, so that its importers do not bundle all codes. */
export const EMPTY_ANSWER_CODE = '011';

/**
 * The answer that the client creates if the provider's answer is empty or has no code. It has the kind `refused`, but
 * is no refusal: the call may have had its effect.
 */
export const EMPTY_ANSWER = { code: EMPTY_ANSWER_CODE, messageText: 'inter error' } as const;
