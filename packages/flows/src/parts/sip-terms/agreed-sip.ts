import { calendarDayOf } from '@folioflow/api/contract';
import type { MandateRoom, SipTerms } from './sip-agreement.ts';

/** The terms agreed in the checkout, passed on in the navigation state as `agreed_sip`. */
export interface AgreedTerms {
  readonly terms: SipTerms;
  /** Only the last digits of the account number. */
  readonly account: { readonly bankName: string; readonly lastDigits: string } | null;
  /** Null for a SIP that is paid by hand. */
  readonly mandate: (MandateRoom & { readonly id: string }) | null;
}

type Entries = Readonly<Record<string, unknown>>;
const entriesOf = (value: unknown): Entries => (typeof value === 'object' && value !== null ? (value as Entries) : {});

const isText = (value: unknown): value is string => typeof value === 'string';
const areNumbers = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'number');

/** A history entry may come from an older version of the app, so every part is checked. */
function isAgreed(value: unknown): value is AgreedTerms {
  const told = entriesOf(value);
  const { amount, frequency, installments, firstDay } = entriesOf(told['terms']);
  const account = entriesOf(told['account']);
  const mandate = entriesOf(told['mandate']);
  return (
    [amount, frequency].every(isText) &&
    areNumbers(installments) &&
    isText(firstDay) &&
    calendarDayOf(firstDay) !== null &&
    (told['account'] === null || [account['bankName'], account['lastDigits']].every(isText)) &&
    (told['mandate'] === null || (isText(mandate['id']) && areNumbers(mandate['amount'], mandate['limitUsed'])))
  );
}

/** Parses `agreed_sip` of any navigation state; null without valid terms. */
export function agreedTermsOf(state: unknown): AgreedTerms | null {
  const told = entriesOf(state)['agreed_sip'];
  return isAgreed(told) ? told : null;
}
