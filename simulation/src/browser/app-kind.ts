import type { Exit } from '@folioflow/flows';
import type { BrowserStores, Wiring } from '@folioflow/wiring/headless';
import type { VirtualClock } from '../kit/clock.ts';
import type { Random } from '../kit/random.ts';
import type { RequestAdapter } from '@folioflow/api';
import type { HistoryEntry } from './history.ts';
import type { PageOpener } from './page.ts';

/** Replaced parts of an app that runs without a browser. */
export interface AppParts {
  readonly stores: BrowserStores;
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly adapter: RequestAdapter;
  /** Follows the exit of a session that has ended. */
  readonly onSessionExit: (exit: Exit<string>) => void;
}

/** An app of the product: its start, its pages, and the guard of its routes. */
export interface AppKind<A extends Wiring = Wiring> {
  readonly origin: string;
  readonly start: (parts: AppParts) => A;
  readonly openers: Readonly<Record<string, PageOpener<A>>>;
  readonly isSignedIn: (app: A) => boolean;
  /** Decides on the page of an entry: it is shown, waits for the session, or another page replaces it. */
  readonly accessOf: (app: A, entry: HistoryEntry) => 'allowed' | 'checking' | { readonly exit: Exit<string> };
  /** Stores a sign-in that a flow has emitted. */
  readonly saveEmission: (app: A, emission: unknown) => void;
  /** Returns the exit to follow after the end of a session on the page with this path. */
  readonly resolveSessionExit: (path: string, exit: Exit<string>) => Exit<string>;
  readonly signOut: (app: A) => void;
  /** Reports the time to the app, as its timers and the activity of the user do in a browser. */
  readonly reportTime: (app: A, at: number, isActive: boolean) => void;
  readonly stop: (app: A) => void;
}
