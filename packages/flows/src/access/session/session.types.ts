import type { FilterLists, ProfileData } from '@folioflow/api/contract';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { ProviderSaid } from '../../parts/session-verdict.ts';
import type { SignedIn } from '../signed-in.ts';

export type { Verdict } from '../../parts/session-verdict.ts';

/** What the session stores on the device, each under a key of its own (ON-444, ON-445, ON-446); null where nothing is stored. */
export interface KeptSession {
  readonly token: string | null;
  readonly profile: ProfileData | null;
  readonly masterList: FilterLists | null;
}
export interface SessionContext extends KeptSession {
  /** The token just forgotten, until the provider was told. */
  readonly revoking: string | null;
}

export type SessionEvent =
  | ProviderSaid
  | ({ type: 'profile.saved' } & SignedIn)
  | { type: 'user.signedOut' }
  /** The stored token was removed elsewhere: another tab, the browser's tools (ON-435). */
  | { type: 'token.disappeared' }
  | { type: 'signIn.opened' };

export type SessionEmitted =
  | { type: 'exit.requested'; exit: Exit }
  /** To be written at once; `clearsSession` empties the session storage too (ON-119). */
  | { type: 'session.changed'; kept: KeptSession; clearsSession: boolean };

export interface SessionPorts {
  /** Reads what the device has kept. */
  readonly restoreSession: Port<null, KeptSession>;
  /** Best effort, with the token that has just been forgotten. */
  readonly logout: Port<{ readonly token: string }, unknown>;
}

export interface SessionView {
  readonly screen: 'restoring' | 'signedOut' | 'provisional' | 'signedIn' | 'suspended';
  readonly profile: ProfileData | null;
  readonly masterList: FilterLists | null;
  readonly hasToken: boolean;
  /** Title of the profile menu: the name; without one the mobile number when longer than 7 characters, else the email; null without a number (ON-406 to ON-408). */
  readonly menuTitle: string | null;
}
