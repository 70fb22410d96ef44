/** Texts shown after a reload interrupted a submission, in Hindi. */
import type { interrupted as english } from '../en/interrupted.ts';
import type { Translated } from '../translated.ts';

export const interrupted: Translated<typeof english> = {
  'notice.earlierAttempt': 'हो सकता है कि पिछली कोशिश पूरी हो गई हो। फिर कोशिश करने से पहले यह पेज जाँचें।',
};
