import { type Persona } from './persona.ts';

const stagePages: Readonly<Record<string, string>> = {
  pan: '/panVerification',
  aadhaar: '/aadhaarVerification',
  bank: '/bankVerification',
  personal: '/personalVerification',
  esignkyc: '/esignkycVerification',
};

/** Path of the investor app that a persona demonstrates; null if the persona starts at the sign-in. */
export function startPageOf({ loginStage, isLocked, hasEmail, hasPin, opens }: Persona): string | null {
  if (isLocked === true || hasEmail === false || hasPin === false) return null;
  return opens ?? stagePages[loginStage ?? ''] ?? '/schemeList';
}
