/** Texts of the Aadhaar stage; quoted texts of the specification are verbatim. */
export const aadhaarCard = {
  title: 'Aadhaar Verification',
  lead: 'Upload both sides of your Aadhaar card together. We show only the last four digits of its number.',
  'slot.front': 'Front of your Aadhaar card',
  'slot.back': 'Back of your Aadhaar card',
  incomplete: 'Add a photo of each side to continue.',
  confirm: 'I confirm that this is my Aadhaar card and that the details are correct.',
  verified: 'Your Aadhaar is verified.',
  edit: 'Upload another Aadhaar card',
  'missing.back': 'You have not uploaded the back side of your Aadhaar card',
  'missing.front': 'You have not uploaded the front side of your Aadhaar card',
  'missing.both': 'Kindly upload the front & back side of your Aadhaar card together again',
} as const;
