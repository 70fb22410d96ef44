import type { FilterLists, ProfileData } from '@folioflow/api/contract';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { ProviderCallEvent } from '../../parts/identity/session-verdict.ts';
import type { SignInData } from '../sign-in-data.ts';

export type { SessionVerdict } from '../../parts/identity/session-verdict.ts';

/**
 * The session as stored on the device, each field under its own key (ON-444, ON-445, ON-446); null if nothing is
 * stored.
 */
export interface StoredSession {
  readonly token: string | null;
  readonly profile: ProfileData | null;
  readonly masterList: FilterLists | null;
}
export interface SessionContext extends StoredSession {
  /** The cleared token until the provider has been informed. */
  readonly tokenToRevoke: string | null;
  /** Texts of the 401 or 403 that led to sign-in, until the sign-in page was opened; null without one. */
  readonly rejection: readonly string[] | null;
  /** Text of the 003 or 004 that led to sign-in, until the sign-in page was opened; null without one. */
  readonly endText: string | null;
}

export type SessionEvent =
  | ProviderCallEvent
  | ({ type: 'profile.saved' } & SignInData)
  | { type: 'user.signedOut' }
  /** The stored token was removed elsewhere: by another tab or the browser's tools (ON-435). */
  | { type: 'token.disappeared' }
  | { type: 'signIn.opened' };

export type SessionEmitted =
  | { type: 'exit.requested'; exit: Exit }
  /** The session to write at once; `clearsSession` clears the session storage, too (ON-119). */
  | { type: 'session.changed'; session: StoredSession; clearsSession: boolean };

export interface SessionPorts {
  /** Reads the stored session of the device. */
  readonly restoreSession: Port<null, StoredSession>;
  /** Best effort, with the cleared token. */
  readonly logout: Port<{ readonly token: string }, unknown>;
}

export interface SessionView {
  readonly screen: 'restoring' | 'signedOut' | 'provisional' | 'signedIn' | 'suspended';
  readonly profile: ProfileData | null;
  readonly masterList: FilterLists | null;
  readonly hasToken: boolean;
  /**
   * Title of the profile menu: the mobile number if longer than 7 characters, otherwise the email; null without a number
   * (ON-406 to ON-408).
   */
  readonly menuTitle: string | null;
  /** Texts of the 401 or 403 that led to sign-in, until the sign-in page was opened; null without one. */
  readonly rejection: readonly string[] | null;
  /** Text of the 003 or 004 that led to sign-in, until the sign-in page was opened; null without one. */
  readonly endText: string | null;
}
