/** Words of a card that was read. */
export const cardReview = {
  notYet: 'We could not read everything, so this cannot be confirmed yet. Please use another picture.',
  lost: 'We did not get an answer, so this step may or may not be confirmed. You can press Confirm again.',
} as const;
