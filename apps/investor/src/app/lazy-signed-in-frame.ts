import { createLazyPage } from '@folioflow/wiring';

/** The frame of a signed-in user; its code is loaded with the first page of a session. */
export const SignedInFrame = createLazyPage(() => import('./SignedInFrame.tsx'), 'SignedInFrame');
