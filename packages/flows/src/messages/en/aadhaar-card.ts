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
  'missing.back': 'You have not uploaded back side of your aadhaar card',
  'missing.front': 'You have not uploaded front side of your aadhaar card',
  'missing.both': 'Kindly upload front & back side of your aadhaar card together again',
} as const;
