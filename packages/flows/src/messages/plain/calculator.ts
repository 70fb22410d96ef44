/** The SIP calculator. */
import { calculator as documented } from '../en/calculator.ts';
import type { Translated } from '../translated.ts';

export const calculator = {
  ...documented,
  submit: 'Calculate',
  waitingText: 'Fill in the seven fields and press Calculate.',
  stale: 'The form has changed since: press Calculate.',
  'problem.factor': 'Enter a whole number of SIPs a year, from 1 to 12',
  'problem.beyondHolding': 'You cannot invest for more years than you hold: enter the holding years or fewer',
} as const satisfies Translated<typeof documented>;
