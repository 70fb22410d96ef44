import { type IdentityProof, type Option } from '@folioflow/api/contract';
import { Refusal } from '../../ground/refusal.ts';

const optionsOfLabels = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const accountTypes = optionsOfLabels({ SB: 'Savings', CB: 'Current', NE: 'NRE', NO: 'NRO' });

export const banks = optionsOfLabels({
  SBOX: 'Sandbox Bank',
  COAS: 'Coastal Bank',
  HILL: 'Hill State Bank',
  RIVR: 'River Valley Bank',
});

export const sourcesOfWealth = optionsOfLabels({
  src01: 'Salary',
  src02: 'Business income',
  src03: 'Gift',
  src04: 'Ancestral property',
  src05: 'Rental income',
  src06: 'Prize money',
  src07: 'Royalty',
  src08: 'Others',
});

export const occupations = optionsOfLabels({
  occ01: 'Business',
  occ02: 'Service',
  occ03: 'Professional',
  occ04: 'Agriculture',
  occ05: 'Retired',
  occ06: 'Housewife',
  occ07: 'Student',
  occ08: 'Others',
});

export const incomeRanges = optionsOfLabels({
  inc31: 'Below 1 lakh',
  inc32: '1 to 5 lakh',
  inc33: '5 to 10 lakh',
  inc34: '10 to 25 lakh',
  inc35: '25 lakh to 1 crore',
  inc36: 'Above 1 crore',
});

/** Labels of a nominee's proof; the values are those of the contract. */
export const identityProofs = optionsOfLabels({
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  voter_id: 'Voter ID',
  driving_license: 'Driving licence',
} satisfies Record<IdentityProof, string>);

export const findLabel = (list: readonly Option[], value: string): string =>
  list.find((option) => option.value === value)?.label ?? value;

/** @throws Refusal 051 when a value is not in the list */
export const requireListedChoice = (list: readonly Option[], value: string, what: string): string => {
  if (!list.some((option) => option.value === value)) throw new Refusal('invalid', `Please select ${what}`);
  return value;
};
