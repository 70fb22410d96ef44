/** Texts of the PAN stage; quoted texts of the specification are verbatim. */
export const panCard = {
  title: 'PAN Verification',
  lead: 'Upload the front of your PAN card. We read it for you, and you confirm the details.',
  'slot.front': 'Front of your PAN card',
  confirm: 'I confirm that this is my PAN card and that the details are correct.',
  verified: 'Your PAN is verified.',
  edit: 'Upload another PAN card',
} as const;
