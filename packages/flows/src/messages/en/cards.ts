/** Texts of both card stages, PAN and Aadhaar, before a card is read. */
export const cards = {
  'card.hint': 'PNG, JPEG or JPG, at most 5 MB',
  'card.verify': 'Verify',
  'card.good': 'A readable photo',
  'card.good.corners': 'All four corners visible',
  'card.good.sharp': 'Sharp letters',
  'card.good.light': 'No glare',
  'card.notPermitted': 'You cannot upload a card for this step right now.',
  'card.keep': 'Keep the verified card',
  'card.replace': 'Use another photo',
  'card.lost': 'The upload was interrupted. Your photo is still here: press Verify to send it again.',
  'review.lead': 'Check the details that we read from your card.',
  'review.submit': 'Confirm',
  'review.next': 'Next',
  'review.backToSign': 'Back to e-Sign',
  'review.reload': 'Check status',
} as const;
