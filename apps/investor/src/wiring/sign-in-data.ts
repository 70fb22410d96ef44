import type { PersonSignedIn, SignInData } from '@folioflow/flows';

/** Returns the sign-in of a finished flow, or of one that still waits for its confirmation. */
export const signInDataOf = (emission: unknown): SignInData | null | undefined =>
  typeof emission === 'object' && emission !== null && hasSignInData(emission) ? emission.signedIn : null;

const hasSignInData = (emission: object): emission is Pick<PersonSignedIn, 'signedIn'> =>
  'signedIn' in emission && (!('type' in emission) || emission.type === 'person.signedIn');
