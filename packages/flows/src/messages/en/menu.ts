/** Words of the profile menu, verbatim (ON-409). */
export const menu = {
  kyc: 'My KYC',
  pin: 'mPin',
} as const;
