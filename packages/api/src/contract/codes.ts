import { EMPTY_ANSWER_CODE } from './empty-answer.ts';

/** A provider code. Compared as text: `0`, `'0'` and `'00'` are not success. */
export type Code = string;

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
  otpExpired: '032',
  otpTriesUsedUp: '033',
  otpRequestedTooSoon: '034',
  signInLocked: '035',
  pinWrong: '041',
  pinLocked: '042',
  invalid: '051',
  notFound: '061',
  exchangeRejected: '071',
  paymentRejected: '072',
  injectedFault: '099',
  requestFailed: '-1',
} as const;

/** Shown where a refusal brings no text (C-05) and where a screen is opened without its state. */
export const NOT_FOUND_TEXT = 'Sorry the information you are looking for could not be found';

/** Stands for an answer, or a part of one, that cannot be read. */
export const UNREADABLE_TEXT = 'The answer of the provider could not be read. Please try again.';

export const isSuccess = (code: unknown): boolean => code === CODES.success;

/**
 * 003 and 004: the session is over; the session flow alone decides where to go. Answered to an operation that needs no
 * token and was sent none they are refusals like any other: no session was there to end (decision 022).
 */
export const isSessionEnd = (code: unknown): boolean =>
  code === CODES.noSession || code === CODES.sessionEndedElsewhere;
