/** The PIN that confirms an action. */
import { pin as documented } from '../en/pin.ts';
import type { Translated } from '../translated.ts';

export const pin = {
  ...documented,
  lead: 'Enter your 4-digit PIN to confirm',
} as const satisfies Translated<typeof documented>;
