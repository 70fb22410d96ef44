import {
  ADDRESS_MAX_LENGTH,
  type AddressInformation,
  PINCODE_MAX_LENGTH,
  PINCODE_MIN_LENGTH,
  PLACE_MAX_LENGTH,
  PLACE_MIN_LENGTH,
} from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { checkedChoice, incomeRanges, occupations, sourcesOfWealth } from './master-lists.ts';
import { type Income } from './readings.ts';

const LETTERS = /^[A-Za-z ]*$/;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9 ]*$/;
const DIGITS = /^\d*$/;

interface Bounds {
  readonly form?: RegExp;
  readonly least?: number;
  readonly most: number;
}

const checked = (typed: string, { form, least = 0, most }: Bounds, text: string): string => {
  const value = typed.trim();
  if (value.length < least || value.length > most || form?.test(value) === false) throw new Refusal('invalid', text);
  return value;
};

/** @throws Refusal 051 */
export const checkedAddress = (typed: AddressInformation): AddressInformation => {
  const place = { form: LETTERS, least: PLACE_MIN_LENGTH, most: PLACE_MAX_LENGTH };
  const further = { form: LETTERS_AND_DIGITS, most: PLACE_MAX_LENGTH };
  const pincode = { form: DIGITS, least: PINCODE_MIN_LENGTH, most: PINCODE_MAX_LENGTH };
  return {
    address: checked(typed.address, { least: 1, most: ADDRESS_MAX_LENGTH }, 'Enter valid address'),
    locality_or_post_office: checked(typed.locality_or_post_office, further, 'Enter valid locality or post office'),
    district_or_city: checked(typed.district_or_city, further, 'Enter valid district or city'),
    city: checked(typed.city, place, 'Enter valid city name'),
    state: checked(typed.state, place, 'Enter valid state name'),
    pincode: checked(typed.pincode, pincode, 'Enter valid pin code'),
  };
};

/** @throws Refusal 051 for a choice that is not in its master list */
export const checkedIncome = (typed: Income): Income => ({
  source_of_wealth: checkedChoice(sourcesOfWealth, typed.source_of_wealth, 'Source of wealth'),
  occupation: checkedChoice(occupations, typed.occupation, 'Occupation'),
  annual_income: checkedChoice(incomeRanges, typed.annual_income, 'annual income'),
  is_income_outside_india: typed.is_income_outside_india,
  is_political_india: typed.is_political_india,
  is_political_foreign: typed.is_political_foreign,
});
