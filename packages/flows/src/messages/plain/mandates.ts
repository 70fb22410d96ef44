/** Debit mandates. */
import { mandates as documented } from '../en/mandates.ts';
import type { Translated } from '../translated.ts';

export const mandates = {
  ...documented,
  'list.empty': 'You have no mandate yet.',
  'row.reupload': 'Upload again',
  'row.reupload.of': 'Upload again: the form for mandate {id}',
  'state.underApproval': 'Waiting for your bank’s approval',
} as const satisfies Translated<typeof documented>;
