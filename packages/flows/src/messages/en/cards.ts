/** Words that both card stages share, PAN and Aadhaar, until a card is read. */
export const cards = {
  'card.hint': 'PNG, JPEG or JPG, at most 5 MB',
  'card.verify': 'Verify',
  'card.good': 'A picture that can be read',
  'card.good.corners': 'All four corners',
  'card.good.sharp': 'Sharp letters',
  'card.good.light': 'No glare',
  'card.notPermitted': 'No card can be uploaded for this step right now.',
  'card.keep': 'Keep the verified card',
  'card.replace': 'Use another picture',
  'card.lost': 'The upload was cut off. Your picture is still here: press Verify to send it again.',
  'review.lead': 'Check what we read from your card.',
  'review.submit': 'Confirm',
  'review.next': 'Next',
  'review.backToSign': 'Back to e-Sign',
  'review.reload': 'Check this step',
} as const;
