import type { MachineContext } from 'xstate';
import type { SessionContext } from './session.types.ts';

/** Returns the token for the requests of the session, from the snapshot of its actor; null without a session. */
export const sessionTokenOf = ({ context }: { readonly context: MachineContext }): string | null =>
  (context as unknown as SessionContext).token;
