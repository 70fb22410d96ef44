/** Texts shown after a reload interrupted a submission; the text for orders is in `common`. */
export const interrupted = {
  'notice.earlierAttempt': 'The earlier attempt may have gone through. Check this page before trying again.',
} as const;
