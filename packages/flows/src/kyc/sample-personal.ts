import type { PersonalInfo } from '@folioflow/api/contract';
import type { DetailsOptions } from '../parts/details-form/index.ts';
import { personalOf } from './personal-info.ts';
import type { Stage } from './stage.ts';

/** A person whose cards were read and who has told nothing about herself yet. */
export const newPersonal: PersonalInfo = {
  ...personalOf({}),
  pin: 'passed through',
  email: 'asha@example.in',
  first_name: 'Asha',
  last_name: 'Rao',
  do_birth: '14/02/1990',
  gender: 'F',
  marital_status: 'm',
  age: 36,
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

/** What getStageInfo says of the personal stage while it is open. */
export const openPersonalStage: Stage = {
  is_verified: false,
  is_verify_enabled: true,
  login_stage: 'personal',
  personal_information: newPersonal,
  master_list: {
    source_wealth: [...sampleDetailsOptions.sourceOfWealth],
    occupation_list: [...sampleDetailsOptions.occupation],
    income_range: [...sampleDetailsOptions.annualIncome],
  },
};
