import { uploadNominee } from './declaration.ts';
import { validateNomineeTwoFactor } from './nominee-two-factor.ts';

export const kycHandlers = { uploadNominee, validateNomineeTwoFactor };
