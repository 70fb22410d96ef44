/** The buttons name the effect: "Cancel" in a question about a cancellation can be read either way. */
import { cancellation as documented } from '../en/cancellation.ts';
import type { Translated } from '../translated.ts';

export const cancellation = {
  ...documented,
  'confirm.order': 'Cancel order',
  'confirm.plan': 'Cancel SIP',
  'confirm.transfers': 'Cancel STP',
  'confirm.withdrawals': 'Cancel SWP',
  'keep.order': 'Keep order',
  'keep.plan': 'Keep SIP',
  'keep.transfers': 'Keep STP',
  'keep.withdrawals': 'Keep SWP',
} as const satisfies Translated<typeof documented>;
