/** KYC status in words instead of wire names. */
import { myKyc as documented } from '../en/my-kyc.ts';
import type { Translated } from '../translated.ts';

export const myKyc = {
  ...documented,
  notSubmitted: 'Your KYC is not finished. The next step is {stage}.',
  'stage.pan': 'your PAN card',
  'stage.aadhaar': 'your Aadhaar card',
  'stage.bank': 'your bank account',
  'stage.personal': 'your personal information',
  'stage.esignkyc': 'your e-signature',
} as const satisfies Translated<typeof documented>;
