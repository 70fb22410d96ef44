import { noNomineeRecord, type Nominee, type PersonalInfo } from '@folioflow/api/contract';
import type { DetailsOptions } from '../parts/form/details-form/details-form.types.ts';
import type { StageData } from './stage.ts';

/** A nominee that is not entered yet; the id `none` would mean that the user wants none. */
const noNomineeYet: Nominee = { ...noNomineeRecord(), id: '' };

/**
 * Returns all data that the provider has on record for the person, blank where there is none (ON-342). Codes and
 * tickets of an earlier confirmation are dropped: they are valid only for that confirmation (INV-13).
 */
export function personalInfoOf({ personal_information: stored = {}, ...stage }: StageData): PersonalInfo {
  return {
    pin: stored.pin ?? '',
    email: stored.email ?? '',
    first_name: stored.first_name ?? '',
    last_name: stored.last_name ?? '',
    do_birth: stored.do_birth ?? '',
    gender: stored.gender ?? '',
    marital_status: stored.marital_status ?? '',
    age: stored.age ?? '',
    occupation: stored.occupation ?? '',
    source_of_wealth: stored.source_of_wealth ?? '',
    annual_income: stored.annual_income ?? '',
    is_income_outside_india: stored.is_income_outside_india ?? false,
    is_political_india: stored.is_political_india ?? false,
    is_political_foreign: stored.is_political_foreign ?? false,
    address_information: {
      address: '',
      locality_or_post_office: '',
      district_or_city: '',
      city: '',
      state: '',
      pincode: '',
      ...stored.address_information,
    },
    nominee_information: { ...noNomineeYet, ...stored.nominee_information },
    is_bse_nominee_verified: stored.is_bse_nominee_verified === true || stage.is_bse_nominee_verified === true,
  };
}

/** Returns the options of the income questions (ON-299, ON-356). */
export const incomeOptionsOf = ({ master_list: lists = {} }: StageData): DetailsOptions => ({
  sourceOfWealth: lists.source_wealth ?? [],
  occupation: lists.occupation_list ?? [],
  annualIncome: lists.income_range ?? [],
});
