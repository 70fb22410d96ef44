import { EMPTY_ANSWER_CODE } from './empty-answer.ts';

/** A provider code. Compared as text: `0`, `'0'` and `'00'` are not success. */
export type ProviderCode = string;

// Constants of their own: a bundler inlines them, and drops the table of all codes.

/** The code was correct once: it is used or too old. */
export const OTP_EXPIRED_CODE = '032';
/** The request is not valid, or its submission key belongs to another request. */
export const INVALID_CODE = '051';
export const NOT_FOUND_CODE = '061';

/** Every code of the contract (1.5). Codes beyond 000, 003, 004, 011 and -1 are proposed by us. */
export const CODES = {
  success: '000',
  noSession: '003',
  sessionEndedElsewhere: '004',
  roleRefused: '005',
  emptyAnswer: EMPTY_ANSWER_CODE,
  preconditionFailed: '020',
  credentialsRefused: '030',
  otpWrong: '031',
  otpExpired: OTP_EXPIRED_CODE,
  otpTriesUsedUp: '033',
  otpRequestedTooSoon: '034',
  signInLocked: '035',
  pinWrong: '041',
  pinLocked: '042',
  invalid: INVALID_CODE,
  notFound: NOT_FOUND_CODE,
  exchangeRejected: '071',
  paymentRejected: '072',
  injectedFault: '099',
  requestFailed: '-1',
} as const;

/** Shown for a refusal without a text (C-05), and on a screen that was opened without its state. */
export const NOT_FOUND_TEXT = 'Sorry the information you are looking for could not be found';

/** Shown in place of an answer, or a part of an answer, that cannot be parsed. */
export const UNREADABLE_TEXT = 'The answer of the provider could not be read. Please try again.';

/** Only the text `'000'` is success. */
export const isSuccess = (code: unknown): boolean => code === CODES.success;

/**
 * Codes 003 and 004: the session is over, and only the session flow navigates. In the answer to a call that requires no
 * token and was sent without one, they are ordinary refusals, because no session could end (decision 022).
 */
export const isSessionEnd = (code: unknown): boolean =>
  code === CODES.noSession || code === CODES.sessionEndedElsewhere;
