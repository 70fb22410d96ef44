import type { access } from './en/access.ts';
import type { orders } from './en/orders.ts';
import type { Translated } from './translated.ts';

/** Incomplete translations fail to compile; checked by tsc. */
const english = {
  'code.resendIn': 'Resend in {seconds} of {total} secs',
  'code.title': 'Enter the code',
  months: ['January', 'February'],
} as const;
type OtherLanguage = Translated<typeof english>;

({
  'code.resendIn': '{total} mein se {seconds} second mein',
  'code.title': 'Code likhiye',
  months: ['Janvari', 'Farvari'],
}) satisfies OtherLanguage;
// @ts-expect-error a text is missing
({ 'code.resendIn': '{seconds} {total}', months: ['Janvari', 'Farvari'] }) satisfies OtherLanguage;
// @ts-expect-error a placeholder of a text is missing
({ 'code.resendIn': '{total} mein se', 'code.title': '', months: ['', ''] }) satisfies OtherLanguage;
// @ts-expect-error a list is too short
({ 'code.resendIn': '{seconds} {total}', 'code.title': '', months: [''] }) satisfies OtherLanguage;
({
  'code.resendIn': '{seconds} {total}',
  'code.title': '',
  months: ['', ''],
  // @ts-expect-error a key is not in the English catalogue
  'code.titel': '',
}) satisfies OtherLanguage;

// The documented texts satisfy their own type, so a translation can start as a copy of them.
type True<T extends true> = T;
export type AccessIsItsOwn = True<typeof access extends Translated<typeof access> ? true : false>;
export type OrdersAreTheirOwn = True<typeof orders extends Translated<typeof orders> ? true : false>;
