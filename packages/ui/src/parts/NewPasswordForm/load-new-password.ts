import { keeping } from '../../primitives/on-demand.ts';

/** The last step after an address and its code: the new password. */
export const loadNewPassword = keeping(async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm);
