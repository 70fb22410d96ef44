/** Texts of the PIN dialog that confirms an action; quoted texts of the specification are verbatim (DO-257). */
export const pin = {
  title: 'Two Factor Authentication',
  lead: 'Enter your 4 digit pin to complete your action',
  label: 'PIN',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const;
