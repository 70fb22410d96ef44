import { emptyIdInformation, type AttributeText, type BankAccount, type IdInformation } from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../../clients/client-tables.ts';
import { formatWireDay } from '../../kit/days.ts';
import { type KycRow } from '../records/kyc-tables.ts';
import {
  accountTypes,
  identityProofs,
  incomeRanges,
  findLabel,
  occupations,
  sourcesOfWealth,
} from '../records/master-lists.ts';
import {
  type AadhaarReading,
  aadhaarReadingOf,
  type VerifiedBankAccount,
  maskAadhaar,
  type PanReading,
  panReadingOf,
  savedIncomeOf,
} from '../records/readings.ts';
import { savedAddressOf, contactEmailOf } from './personal-information.ts';

/** Reader of the data: an investor sees whole account numbers, staff see the last four digits (C-53). */
export type InformationReader = 'investor' | 'staff';

const createAttributeLine = (attribute: string, text: string): AttributeText[] =>
  text === '' ? [] : [{ attribute, text }];

const maskAccountNumber = (number: string, reader: InformationReader): string =>
  reader === 'investor' ? number : `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;

export const panLines = (reading: PanReading | undefined): AttributeText[] =>
  reading === undefined
    ? []
    : [
        ...createAttributeLine('Name', reading.name),
        ...createAttributeLine('PAN', reading.number),
        ...createAttributeLine('Date of birth', formatWireDay(reading.birthDay)),
      ];

export const aadhaarLines = (reading: AadhaarReading | undefined, reader: InformationReader): AttributeText[] => {
  if (reading === undefined) return [];
  const address = Object.values(reading.address).join(', ');
  return [
    ...createAttributeLine('Name', reading.name),
    ...createAttributeLine('Aadhaar number', maskAadhaar(reading.number)),
    ...createAttributeLine('Date of birth', formatWireDay(reading.birthDay)),
    ...createAttributeLine('Gender', reading.gender === 'F' ? 'Female' : 'Male'),
    // The back office hides the line with this attribute (OM-239).
    ...createAttributeLine(reader === 'staff' ? 'address_information' : 'Address', address),
  ];
};

export const accountLines = (account: BankAccount | undefined, reader: InformationReader): AttributeText[] =>
  account === undefined
    ? []
    : [
        ...createAttributeLine('Account holder', account.beneficiary_account_holder_name),
        ...createAttributeLine('Account number', maskAccountNumber(account.beneficiary_account_no, reader)),
        ...createAttributeLine('IFSC', account.beneficiary_ifsc),
        ...createAttributeLine('Account type', findLabel(accountTypes, account.beneficiary_account_type)),
        ...createAttributeLine('Bank', account.beneficiary_bank_name),
        ...createAttributeLine('Branch', account.beneficiary_bank_branch_name),
      ];

export const chequeLines = (check: VerifiedBankAccount, bankName: string): AttributeText[] => [
  ...createAttributeLine('Account number', check.accountNo),
  ...createAttributeLine('IFSC', check.ifsc),
  ...createAttributeLine('Account type', findLabel(accountTypes, check.accountType)),
  ...createAttributeLine('Bank', bankName),
];

const addressLines = (row: KycRow): AttributeText[] => {
  const address = savedAddressOf(row);
  return [
    ...createAttributeLine('Address', address.address),
    ...createAttributeLine('Locality or post office', address.locality_or_post_office),
    ...createAttributeLine('District or city', address.district_or_city),
    ...createAttributeLine('City', address.city),
    ...createAttributeLine('State', address.state),
    ...createAttributeLine('Pincode', address.pincode),
  ];
};

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

const generalLines = (client: ClientRow, row: KycRow): AttributeText[] => {
  const income = savedIncomeOf(row);
  const status = { s: 'Single', m: 'Married' }[row.marital_status] ?? '';
  return [
    ...createAttributeLine('Mobile number', client.mobile),
    ...createAttributeLine('E-mail', contactEmailOf(client, row)),
    ...createAttributeLine('Marital status', status),
    ...(income === undefined
      ? []
      : [
          ...createAttributeLine('Occupation', findLabel(occupations, income.occupation)),
          ...createAttributeLine('Source of wealth', findLabel(sourcesOfWealth, income.source_of_wealth)),
          ...createAttributeLine('Annual income', findLabel(incomeRanges, income.annual_income)),
          ...createAttributeLine('Income outside India', yesOrNo(income.is_income_outside_india)),
          ...createAttributeLine('Politically exposed in India', yesOrNo(income.is_political_india)),
          ...createAttributeLine('Politically exposed abroad', yesOrNo(income.is_political_foreign)),
        ]),
  ];
};

const nomineeLines = (nominee: NomineeRow | undefined): AttributeText[] =>
  nominee === undefined
    ? []
    : [
        ...createAttributeLine('Name', nominee.name),
        ...createAttributeLine('Relationship', nominee.relationship),
        ...createAttributeLine('Proof of identity', findLabel(identityProofs, nominee.proof)),
        ...createAttributeLine('Date of birth', nominee.birth_day === '' ? '' : formatWireDay(nominee.birth_day)),
        ...createAttributeLine('Verified', yesOrNo(nominee.is_verified === 1)),
      ];

export interface InformationFacts {
  readonly client: ClientRow;
  readonly row: KycRow;
  readonly account: BankAccount | undefined;
  readonly nominee: NomineeRow | undefined;
}

/** All data of the KYC by group, without the images. */
export const allInformation = (
  { client, row, account, nominee }: InformationFacts,
  reader: InformationReader,
): IdInformation => ({
  ...emptyIdInformation(),
  general: generalLines(client, row),
  pan: panLines(panReadingOf(row)),
  aadhaar: aadhaarLines(aadhaarReadingOf(row), reader),
  bank: accountLines(account, reader),
  address: addressLines(row),
  nominee: nomineeLines(nominee),
});
