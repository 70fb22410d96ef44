/** A difference between two versions of the contract. */
export interface Change {
  /** An earlier client or an earlier provider does not work with the new version. */
  readonly isBreaking: boolean;
  /** The place of the difference: an operation, followed by the path of a key. */
  readonly at: string;
  readonly text: string;
}

/** Requests are written by clients and read by providers, answers the reverse. */
export type Side = 'request' | 'answer';

export const breaking = (at: string, text: string): Change => ({ isBreaking: true, at, text });
export const additive = (at: string, text: string): Change => ({ isBreaking: false, at, text });

/** A request may accept more than before. An answer that does surprises an earlier client. */
export const widened = (side: Side, at: string, text: string): Change =>
  side === 'request' ? additive(at, text) : breaking(at, text);
