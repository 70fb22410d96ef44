import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The steps after address and income; each is fetched while the previous step is shown. */
export const loadNomineeForm = createCachedLoader(
  async () => (await import('../../../parts/nominee/NomineeDetailsForm/NomineeDetailsForm.tsx')).NomineeDetailsForm,
);
export const loadNomineeCodes = createCachedLoader(async () => (await import('./Codes.tsx')).NomineeCodes);
export const loadPhotoCapture = createCachedLoader(
  async () => (await import('../../../parts/identity/PhotoCapture/PhotoCapture.tsx')).PhotoCapture,
);
