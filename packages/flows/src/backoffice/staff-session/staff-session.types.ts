import type { Port } from '../../kit/port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import type { ProviderSaid } from '../../parts/session-verdict.ts';
import type { StaffRole } from '../staff-role.ts';

export interface StaffMember {
  readonly email: string;
  readonly role: StaffRole;
}

/** What the tab keeps of a sign-in. Times are of the device's clock, in milliseconds since the epoch. */
export interface KeptStaffSession extends StaffMember {
  readonly token: string;
  readonly startedAt: number;
  /** When the person last did something in any tab. */
  readonly seenAt: number;
}

export type StaffSessionEnd = 'idling' | 'limit';

export interface StaffSessionContext {
  readonly session: KeptStaffSession | null;
  /** What the clock said last. */
  readonly readAt: number;
  /** The token just forgotten, until the provider was told. */
  readonly revoking: string | null;
  readonly endedBy: StaffSessionEnd | null;
}

export type StaffSessionEvent =
  | ({ type: 'session.started'; token: string; at: number } & StaffMember)
  /** The person did something, here or in another tab of the same sign-in. */
  | { type: 'activity.seen'; at: number }
  /** The clock was looked at: the device may have slept, and no timer runs meanwhile. */
  | { type: 'clock.read'; at: number }
  | ProviderSaid
  | { type: 'user.signedOut' }
  /** Another tab of the same sign-in signed out, or the token was taken away with the browser's tools. */
  | { type: 'token.disappeared' };

export type StaffSessionEmitted =
  /** The app adds `returnTo`: it alone knows the address. */
  | { type: 'exit.requested'; exit: Exit<BackofficeRoute> }
  /** To be written at once; null where nothing is kept. */
  | { type: 'session.changed'; kept: KeptStaffSession | null };

export interface RestoredStaffSession {
  readonly kept: KeptStaffSession | null;
  /** What the clock says now. */
  readonly at: number;
}

export interface StaffSessionPorts {
  /** Reads what the tab has kept. */
  readonly restoreSession: Port<null, RestoredStaffSession>;
  /** Best effort, with the token that has just been forgotten. */
  readonly logout: Port<{ readonly token: string }, unknown>;
}

/** Said before a session ends; at `endsAt` it does. Only idling is ended by doing something. */
export interface StaffSessionWarning {
  readonly kind: StaffSessionEnd;
  readonly endsAt: number;
}

export type StaffSessionView =
  | { readonly screen: 'restoring' }
  /** `endedBy` says why, where the person did not do it. */
  | { readonly screen: 'signedOut'; readonly endedBy: StaffSessionEnd | null }
  | ({ readonly screen: 'signedIn'; readonly warning: StaffSessionWarning | null } & StaffMember);
