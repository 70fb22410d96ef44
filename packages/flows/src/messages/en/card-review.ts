/** Texts of the card review. */
export const cardReview = {
  notYet: 'We could not read all the details, so you cannot confirm yet. Please use another photo.',
  lost: 'We did not get an answer, so this step may or may not be confirmed. You can press Confirm again.',
} as const;
