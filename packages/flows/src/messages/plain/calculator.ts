/** The SIP calculator. */
import { calculator as documented } from '../en/calculator.ts';
import type { Translated } from '../translated.ts';

export const calculator = {
  ...documented,
  submit: 'Calculate',
  stale: 'You changed the form. Press Calculate for a new result.',
  'problem.factor': 'Enter a whole number of SIPs a year, from 1 to 12',
  'problem.beyondHolding': 'The investment years cannot exceed the holding years',
  invested: 'Total invested',
} as const satisfies Translated<typeof documented>;
