import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The last step after the address and its code: the new password. */
export const loadNewPassword = createCachedLoader(async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm);
