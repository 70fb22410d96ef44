import type { MachineContext } from 'xstate';
import type { StaffSessionContext, StoredStaffSession } from './staff-session.types.ts';

/** Returns the session of a staff member from the snapshot of its actor; null without a session. */
export const runningStaffSessionOf = ({ context }: { readonly context: MachineContext }): StoredStaffSession | null =>
  (context as unknown as StaffSessionContext).session;
