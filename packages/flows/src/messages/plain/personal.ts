/** The forms of personal information. */
import { personal as documented } from '../en/personal.ts';
import type { Translated } from '../translated.ts';

export const personal = {
  ...documented,
  'problem.maritalStatus': 'Please select your marital status',
  'problem.city': 'Enter a valid city',
  'problem.state': 'Enter a valid state',
  'problem.pincode': 'Enter a valid pincode',
  'problem.sourceOfWealth': 'Please select your source of wealth',
  'problem.occupation': 'Please select your occupation',
  'problem.annualIncome': 'Please select your annual income',
} as const satisfies Translated<typeof documented>;
