import {
  ADDRESS_MAX_LENGTH,
  type AddressInformation,
  PINCODE_MAX_LENGTH,
  PINCODE_MIN_LENGTH,
  PLACE_MAX_LENGTH,
  PLACE_MIN_LENGTH,
} from '@folioflow/api/contract';
import { Refusal } from '../../ground/refusal.ts';
import { requireListedChoice, incomeRanges, occupations, sourcesOfWealth } from '../records/master-lists.ts';
import { type SavedIncome } from '../records/readings.ts';

const LETTERS = /^[A-Za-z ]*$/;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9 ]*$/;
const DIGITS = /^\d*$/;

interface TextBounds {
  readonly pattern?: RegExp;
  readonly minimumLength?: number;
  readonly maximumLength: number;
}

const requireTextWithinBounds = (
  typed: string,
  { pattern, minimumLength = 0, maximumLength }: TextBounds,
  text: string,
): string => {
  const value = typed.trim();
  if (value.length < minimumLength || value.length > maximumLength || pattern?.test(value) === false)
    throw new Refusal('invalid', text);
  return value;
};

/** @throws Refusal 051 */
export const requireValidAddress = (typed: AddressInformation): AddressInformation => {
  const place = { pattern: LETTERS, minimumLength: PLACE_MIN_LENGTH, maximumLength: PLACE_MAX_LENGTH };
  const further = { pattern: LETTERS_AND_DIGITS, maximumLength: PLACE_MAX_LENGTH };
  const pincode = { pattern: DIGITS, minimumLength: PINCODE_MIN_LENGTH, maximumLength: PINCODE_MAX_LENGTH };
  return {
    address: requireTextWithinBounds(
      typed.address,
      { minimumLength: 1, maximumLength: ADDRESS_MAX_LENGTH },
      'Enter valid address',
    ),
    locality_or_post_office: requireTextWithinBounds(
      typed.locality_or_post_office,
      further,
      'Enter valid locality or post office',
    ),
    district_or_city: requireTextWithinBounds(typed.district_or_city, further, 'Enter valid district or city'),
    city: requireTextWithinBounds(typed.city, place, 'Enter valid city name'),
    state: requireTextWithinBounds(typed.state, place, 'Enter valid state name'),
    pincode: requireTextWithinBounds(typed.pincode, pincode, 'Enter valid pin code'),
  };
};

/** @throws Refusal 051 for a choice that is not in its master list */
export const requireValidIncome = (typed: SavedIncome): SavedIncome => ({
  source_of_wealth: requireListedChoice(sourcesOfWealth, typed.source_of_wealth, 'Source of wealth'),
  occupation: requireListedChoice(occupations, typed.occupation, 'Occupation'),
  annual_income: requireListedChoice(incomeRanges, typed.annual_income, 'annual income'),
  is_income_outside_india: typed.is_income_outside_india,
  is_political_india: typed.is_political_india,
  is_political_foreign: typed.is_political_foreign,
});
