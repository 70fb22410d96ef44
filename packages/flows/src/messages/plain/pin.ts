/** The PIN that confirms an action; what it confirms is often a cancellation, which its other button must not be taken for. */
import { pin as documented } from '../en/pin.ts';
import type { Translated } from '../translated.ts';

export const pin = {
  ...documented,
  lead: 'Enter your 4-digit PIN to confirm',
  cancel: 'Go back',
} as const satisfies Translated<typeof documented>;
