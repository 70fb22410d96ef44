import { noNomineeRecord, type PersonalInfo } from '@folioflow/api/contract';
import type { DetailsOptions } from '../details-form.types.ts';

/** A person whose cards were read and who has entered nothing yet. */
export const newPersonal: PersonalInfo = {
  pin: 'passed through',
  email: 'asha@example.in',
  first_name: 'Asha',
  last_name: 'Rao',
  do_birth: '14/02/1990',
  gender: 'F',
  marital_status: 'm',
  age: 36,
  occupation: '',
  source_of_wealth: '',
  annual_income: '',
  is_income_outside_india: false,
  is_political_india: false,
  is_political_foreign: false,
  address_information: {
    address: '',
    locality_or_post_office: '',
    district_or_city: '',
    city: '',
    state: '',
    pincode: '',
  },
  nominee_information: { ...noNomineeRecord(), id: '' },
  is_bse_nominee_verified: false,
};

/** The same person with address and income saved. */
export const savedPersonal: PersonalInfo = {
  ...newPersonal,
  source_of_wealth: 'salary',
  occupation: 'service',
  annual_income: '5to10',
  address_information: {
    address: '12 Hill Road',
    locality_or_post_office: 'Bandra',
    district_or_city: 'Mumbai Suburban',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  },
};

export const sampleDetailsOptions: DetailsOptions = {
  sourceOfWealth: [
    { value: 'salary', label: 'Salary' },
    { value: 'business', label: 'Business income' },
  ],
  occupation: [
    { value: 'service', label: 'Private sector service' },
    { value: 'business', label: 'Business' },
  ],
  annualIncome: [
    { value: '1to5', label: 'Rs 1 lakh to 5 lakh' },
    { value: '5to10', label: 'Rs 5 lakh to 10 lakh' },
  ],
};
