import { type Caller } from './caller.ts';
import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { type Switches } from './switches.ts';

/** Everything an operation may look at. There is nothing else: no globals, no clock of its own, no environment. */
export interface Call<Q = unknown> {
  /** The transaction of this call; what is written here is kept together or not at all. */
  readonly db: Database;
  /** The provider's clock, in milliseconds since the epoch. */
  readonly now: number;
  /** The body, already checked against the contract's schema; file parts are File objects. */
  readonly request: Q;
  readonly caller: Caller;
  /** The `Idempotency-Key` of an operation that takes one; '' where there was none. */
  readonly submission: string;
  readonly switches: Switches;
  readonly random: Random;
  /** The listed investor origin that asked, or the first listed one. */
  readonly appOrigin: string;
  /** Address of the sandbox itself, without a trailing slash. */
  readonly ownOrigin: string;
  /** `bb-access-token` as it came; only activateAccount and logout look at it. */
  readonly token: string;
  /** How many rounds a new password or PIN is hashed with. */
  readonly hashRounds: number;
  /** Asks for the answer to leave later than it was made. */
  readonly answerLate: (milliseconds: number) => void;
}

/** What a handler answers: the operation's answer, where code is 000 and the text is empty unless given. */
export type Reply<A> = Omit<A, 'code' | 'messageText'> & { readonly messageText?: string };

/** An answer that was serialised once and is the same for every caller; the router sends its bytes as they are. */
export interface PreparedAnswer {
  readonly prepared: string;
}
