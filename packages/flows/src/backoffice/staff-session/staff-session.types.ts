import type { Port } from '../../kit/port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import type { ProviderCallEvent } from '../../parts/identity/session-verdict.ts';
import type { StaffRole } from '../staff-role.ts';

export interface StaffMember {
  readonly email: string;
  readonly role: StaffRole;
}

/** The session as stored in the tab. Times are of the device's clock, in milliseconds since the epoch. */
export interface StoredStaffSession extends StaffMember {
  readonly token: string;
  readonly startedAt: number;
  /** The last activity of the user in any tab. */
  readonly seenAt: number;
}

export type StaffSessionEnd = 'idling' | 'limit';

export interface StaffSessionContext {
  readonly session: StoredStaffSession | null;
  /** The last known time, in milliseconds since the epoch. */
  readonly currentTimeMs: number;
  /** The cleared token until the provider has been informed. */
  readonly tokenToRevoke: string | null;
  readonly endedBy: StaffSessionEnd | null;
  /** Texts of the 401 or 403 that ended the session, until the sign-in page was opened; null without one. */
  readonly rejection: readonly string[] | null;
}

export type StaffSessionEvent =
  | ({ type: 'session.started'; token: string; at: number } & StaffMember)
  /** The user was active in this or another tab of the same sign-in. */
  | { type: 'activity.seen'; at: number }
  /** The clock was read: the device may have been asleep, and timers do not run during sleep. */
  | { type: 'clock.read'; at: number }
  | ProviderCallEvent
  | { type: 'user.signedOut' }
  | { type: 'signIn.opened' }
  /** Another tab of the same sign-in signed out, or the browser's tools removed the token. */
  | { type: 'token.disappeared' };

export type StaffSessionEmitted =
  /** The app adds `returnTo`: only the app knows the address. */
  | { type: 'exit.requested'; exit: Exit<BackofficeRoute> }
  /** The session to write at once; null if nothing is stored. */
  | { type: 'session.changed'; session: StoredStaffSession | null };

export interface RestoredStaffSession {
  readonly session: StoredStaffSession | null;
  /** The current time, in milliseconds since the epoch. */
  readonly at: number;
}

export interface StaffSessionPorts {
  /** Reads the stored session of the tab. */
  readonly restoreSession: Port<null, RestoredStaffSession>;
  /** Best effort, with the cleared token. */
  readonly logout: Port<{ readonly token: string }, unknown>;
}

/** The warning before a session ends at `endsAt`. An activity extends only an idle session. */
export interface StaffSessionWarning {
  readonly kind: StaffSessionEnd;
  readonly endsAt: number;
}

export type StaffSessionView =
  | { readonly screen: 'restoring' }
  | {
      readonly screen: 'signedOut';
      /** The limit that ended the session; null if no limit did. */
      readonly endedBy: StaffSessionEnd | null;
      /** Texts of the 401 or 403 that ended it, until the sign-in page was opened; null without one. */
      readonly rejection: readonly string[] | null;
    }
  | ({ readonly screen: 'signedIn'; readonly warning: StaffSessionWarning | null } & StaffMember);
