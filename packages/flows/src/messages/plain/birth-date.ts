/** A date of birth. */
import { birthDate as documented } from '../en/birth-date.ts';
import type { Translated } from '../translated.ts';

export const birthDate = {
  ...documented,
  impossible: 'There is no such date. Check day, month and year.',
  unsettled: 'Please choose your date of birth as it is printed on your PAN card.',
} as const satisfies Translated<typeof documented>;
