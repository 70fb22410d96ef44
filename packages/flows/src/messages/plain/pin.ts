/** The PIN that confirms an action, often a cancellation; its other button must not read like a cancellation. */
import { pin as documented } from '../en/pin.ts';
import type { Translated } from '../translated.ts';

export const pin = {
  ...documented,
  lead: 'Enter your 4-digit PIN to confirm',
  cancel: 'Go back',
  title: 'Two-factor authentication',
} as const satisfies Translated<typeof documented>;
