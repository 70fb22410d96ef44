import type { StaffSignInResult } from '@folioflow/flows/backoffice';

/** Returns the sign-in of a staff member that an emission of a flow contains; null for any other emission. */
export const staffSignInOf = (emission: unknown): StaffSignInResult | null =>
  isSignInOutput(emission) ? emission.staff : null;

const isSignInOutput = (emission: unknown): emission is { readonly staff: StaffSignInResult } =>
  typeof emission === 'object' &&
  emission !== null &&
  'kind' in emission &&
  emission.kind === 'signedIn' &&
  'staff' in emission;
