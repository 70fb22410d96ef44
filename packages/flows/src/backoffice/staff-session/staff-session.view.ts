import type { SnapshotFrom } from 'xstate';
import type { staffSessionMachine } from './staff-session.machine.ts';
import { idleEndMs, limitEndMs } from './staff-session.rules.ts';
import type { StoredStaffSession, StaffSessionView, StaffSessionWarning } from './staff-session.types.ts';

type Snapshot = SnapshotFrom<typeof staffSessionMachine>;

/** The warning of the limit that ends first. */
function warningOf(snapshot: Snapshot, session: StoredStaffSession): StaffSessionWarning | null {
  const ends: readonly StaffSessionWarning[] = [
    ...(snapshot.matches({ signedIn: { presence: 'idling' } })
      ? [{ kind: 'idling', endsAt: idleEndMs(session) } as const]
      : []),
    ...(snapshot.matches({ signedIn: { length: 'ending' } })
      ? [{ kind: 'limit', endsAt: limitEndMs(session) } as const]
      : []),
  ];
  return [...ends].sort((one, other) => one.endsAt - other.endsAt)[0] ?? null;
}

export function staffSessionView(snapshot: Snapshot): StaffSessionView {
  const { session, endedBy, rejection } = snapshot.context;
  if (snapshot.matches('restoring')) return { screen: 'restoring' };
  if (session === null) return { screen: 'signedOut', endedBy, rejection };
  const { email, role } = session;
  return { screen: 'signedIn', email, role, warning: warningOf(snapshot, session) };
}
