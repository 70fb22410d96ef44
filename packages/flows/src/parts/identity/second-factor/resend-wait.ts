import { RESEND_COOLDOWN_MS } from '@folioflow/api/contract';
import type { ResendState } from './second-factor.types.ts';

/** The state of a resend without a cooldown: a request in progress shows the wait that its answer starts. */
export const resendStateBeforeWait = (isResending: boolean): ResendState =>
  isResending ? { state: 'resending', waitSeconds: RESEND_COOLDOWN_MS / 1000 } : { state: 'available' };
