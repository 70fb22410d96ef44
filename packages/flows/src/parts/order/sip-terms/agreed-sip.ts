import { calendarDayOf } from '@folioflow/api/contract';
import type { MandateLimitUse, SipTerms } from './sip-agreement.ts';

/** The terms agreed in the checkout, passed on in the navigation state as `agreed_sip`. */
export interface AgreedSipTerms {
  readonly terms: SipTerms;
  /** Only the last digits of the account number. */
  readonly account: { readonly bankName: string; readonly lastDigits: string } | null;
  /** Null for a SIP that is paid by hand. */
  readonly mandate: (MandateLimitUse & { readonly id: string }) | null;
}

type UnknownRecord = Readonly<Record<string, unknown>>;
const asRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

const isText = (value: unknown): value is string => typeof value === 'string';
const areAllNumbers = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'number');

/** A history entry may come from an older version of the app, so every part is checked. */
function isAgreedTerms(value: unknown): value is AgreedSipTerms {
  const record = asRecord(value);
  const { amount, frequency, installments, firstDay } = asRecord(record['terms']);
  const account = asRecord(record['account']);
  const mandate = asRecord(record['mandate']);
  return (
    [amount, frequency].every(isText) &&
    areAllNumbers(installments) &&
    isText(firstDay) &&
    calendarDayOf(firstDay) !== null &&
    (record['account'] === null || [account['bankName'], account['lastDigits']].every(isText)) &&
    (record['mandate'] === null || (isText(mandate['id']) && areAllNumbers(mandate['amount'], mandate['limitUsed'])))
  );
}

/** Parses `agreed_sip` of any navigation state; null without valid terms. */
export function parseAgreedTerms(state: unknown): AgreedSipTerms | null {
  const agreed = asRecord(state)['agreed_sip'];
  return isAgreedTerms(agreed) ? agreed : null;
}
