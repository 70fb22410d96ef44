import { type Caller } from './caller.ts';
import { type RandomBytes } from '../kit/random.ts';
import { type Language } from '../kit/words/language.ts';
import { type Database } from '../store/database.ts';
import { type Switches } from './switches.ts';

/** Complete input of an operation: it uses no globals, no other clock and no environment. */
export interface Call<Q = unknown> {
  /** Transaction of this call: all writes are stored, or none. */
  readonly db: Database;
  /** Time of the provider's clock, in milliseconds since the epoch. */
  readonly now: number;
  /** Body, validated against the schema of the contract; file parts are File objects. */
  readonly request: Q;
  readonly caller: Caller;
  /** `Idempotency-Key` of an idempotent operation; '' for none. */
  readonly submission: string;
  readonly switches: Switches;
  /** Language of messages and documents for the caller. */
  readonly language: Language;
  readonly random: RandomBytes;
  /** Origin of the caller if it is a listed investor origin, otherwise the first listed origin. */
  readonly appOrigin: string;
  /** Address of the sandbox itself, without a trailing slash. */
  readonly ownOrigin: string;
  /** Received `bb-access-token`; used by activateAccount and logout only. */
  readonly token: string;
  /** Number of hash rounds for a new password or PIN. */
  readonly hashRounds: number;
  /** Delays the answer by a number of milliseconds. */
  readonly answerLate: (milliseconds: number) => void;
}

/** Result of a handler: the answer of the operation. The code is 000, and the text is empty by default. */
export type Reply<A> = Omit<A, 'code' | 'messageText'> & { readonly messageText?: string };

/** Serialised answer that is the same for every caller; the router sends its bytes unchanged. */
export interface PreparedAnswer {
  readonly prepared: string;
}
