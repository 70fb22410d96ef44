import type { access } from './en/access.ts';
import type { orders } from './en/orders.ts';
import type { Translated } from './translated.ts';

/** Incomplete translations fail to compile; checked by tsc. */
const english = {
  'code.resendIn': 'Resend in {seconds} of {total} secs',
  'code.title': 'Enter the code',
  months: ['January', 'February'],
} as const;
type Other = Translated<typeof english>;

({
  'code.resendIn': '{total} mein se {seconds} second mein',
  'code.title': 'Code likhiye',
  months: ['Janvari', 'Farvari'],
}) satisfies Other;
// @ts-expect-error a text is forgotten
({ 'code.resendIn': '{seconds} {total}', months: ['Janvari', 'Farvari'] }) satisfies Other;
// @ts-expect-error a place of a text is forgotten
({ 'code.resendIn': '{total} mein se', 'code.title': '', months: ['', ''] }) satisfies Other;
// @ts-expect-error a list is too short
({ 'code.resendIn': '{seconds} {total}', 'code.title': '', months: [''] }) satisfies Other;
// @ts-expect-error a name is none of the English ones
({ 'code.resendIn': '{seconds} {total}', 'code.title': '', months: ['', ''], 'code.titel': '' }) satisfies Other;

// The documented texts satisfy their own type, so a translation can start as a copy of them.
type Holds<T extends true> = T;
export type AccessIsItsOwn = Holds<typeof access extends Translated<typeof access> ? true : false>;
export type OrdersAreTheirOwn = Holds<typeof orders extends Translated<typeof orders> ? true : false>;
