/** The e-sign stage. */
import { esign as documented } from '../en/esign.ts';
import type { Translated } from '../translated.ts';

export const esign = {
  ...documented,
  title: 'Sign your KYC with Aadhaar',
  sign: 'e-Sign',
  awaiting: 'Your signed KYC is awaiting approval from the BSE StAR MF platform. It will take 1 to 3 working days.',
} as const satisfies Translated<typeof documented>;
