import { calendarDayOf } from '@folioflow/api/contract';
import type { MandateRoom, SipTerms } from './sip-agreement.ts';

/** What was agreed to in the checkout, as it goes on to the page after it: its navigation state `agreed_sip`. */
export interface AgreedTerms {
  readonly terms: SipTerms;
  /** Never the whole number. */
  readonly account: { readonly bankName: string; readonly lastDigits: string } | null;
  /** Null for a SIP that is paid by hand. */
  readonly mandate: (MandateRoom & { readonly id: string }) | null;
}

type Entries = Readonly<Record<string, unknown>>;
const entriesOf = (value: unknown): Entries => (typeof value === 'object' && value !== null ? (value as Entries) : {});

const isText = (value: unknown): value is string => typeof value === 'string';
const areNumbers = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'number');

/** An entry of the history may be older than this version of the app: each part is looked at. */
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

/** Reads `agreed_sip` of any navigation state. */
export function agreedTermsOf(state: unknown): AgreedTerms | null {
  const told = entriesOf(state)['agreed_sip'];
  return isAgreed(told) ? told : null;
}
