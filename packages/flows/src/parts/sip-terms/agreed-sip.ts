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

/** Only the checkout puts it here, and it puts it here whole: its day is what is checked. */
const isAgreed = (value: unknown): value is AgreedTerms => {
  const { firstDay } = entriesOf(entriesOf(value)['terms']);
  return typeof firstDay === 'string' && calendarDayOf(firstDay) !== null;
};

/** Reads `agreed_sip` of any navigation state. */
export function agreedTermsOf(state: unknown): AgreedTerms | null {
  const told = entriesOf(state)['agreed_sip'];
  return isAgreed(told) ? told : null;
}
