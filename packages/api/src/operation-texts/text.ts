import { type CODES } from '../contract/codes.ts';

/**
 * The origin of an operation: method and path are in the documents of the provider (`documented`), only the path is
 * (`pathDocumented`), or the operation is a proposal.
 */
export type OperationStatus = 'documented' | 'pathDocumented' | 'proposed';

/** The id and the summary of an entry for a variant of an operation, in the order of its `variants`. */
export interface VariantText {
  readonly id: string;
  readonly summary: string;
}

/** The parts of an operation's documentation that its declaration does not contain. */
export interface OperationText {
  readonly summary: string;
  readonly description: string;
  readonly status: OperationStatus;
  /** The acceptance rows behind it, or the number of a decision record for a proposal: the charts link them. */
  readonly references: readonly string[];
  /** The condition of each further code; the codes of every operation are in `common-codes.ts`. */
  readonly codes: Readonly<Partial<Record<keyof typeof CODES, string>>>;
  /** One for each variant with a method and path of its own. */
  readonly variants?: readonly VariantText[];
}

/** Refusals of a code that was sent by mobile or email. */
export const oneTimeCodeRefusals = {
  otpWrong: 'A one-time code is wrong.',
  otpExpired: 'A one-time code is expired or unknown.',
  otpTriesUsedUp: 'Too many wrong codes: the id is invalid, request a new code.',
} as const;

/** Refusals of the PIN. */
export const pinRefusals = {
  pinWrong: 'The PIN is wrong.',
  pinLocked: 'The PIN is locked for 15 minutes after too many wrong PINs.',
} as const;
