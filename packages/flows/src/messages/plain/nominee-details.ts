/** The nominee: a name of five characters is accepted, although the documents require seven. */
import { nomineeDetails as documented } from '../en/nominee-details.ts';
import type { Translated } from '../translated.ts';

export const nomineeDetails = {
  ...documented,
  'problem.name': 'The nominee’s name must have at least 5 characters',
  'problem.mismatch': 'Please upload a valid proof of identity',
  'problem.relationship': 'Please select a relationship',
  'problem.proof': 'Please select a proof of identity',
} as const satisfies Translated<typeof documented>;
