/** A date of birth. */
import { birthDate as documented } from '../en/birth-date.ts';
import type { Translated } from '../translated.ts';

export const birthDate = {
  ...documented,
  impossible: 'This date does not exist. Check the day, month and year.',
  unsettled: 'Please choose the date of birth printed on your PAN card.',
} as const satisfies Translated<typeof documented>;
