import { keeping } from '../../../primitives/on-demand.ts';

/** The steps after address and income, fetched when the one before is shown. */
export const loadNominee = keeping(
  async () => (await import('../../../parts/NomineeDetailsForm/NomineeDetailsForm.tsx')).NomineeDetailsForm,
);
export const loadCodes = keeping(async () => (await import('./Codes.tsx')).Codes);
export const loadPhoto = keeping(
  async () => (await import('../../../parts/PhotoCapture/PhotoCapture.tsx')).PhotoCapture,
);
