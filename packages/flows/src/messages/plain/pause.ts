/** The title asks and the buttons name the effect, as in the dialog of a cancellation. */
import { pause as documented } from '../en/pause.ts';
import type { Translated } from '../translated.ts';

export const pause = {
  ...documented,
  title: 'Pause this SIP?',
  submit: 'Pause SIP',
  close: 'Keep SIP',
  confirm: 'Pause SIP',
} as const satisfies Translated<typeof documented>;
