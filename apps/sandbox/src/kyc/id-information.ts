import { noInformation, type AttributeText, type BankAccount, type IdInformation } from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../clients/client-tables.ts';
import { wireDay } from '../kit/days.ts';
import { type KycRow } from './kyc-tables.ts';
import { accountTypes, identityProofs, incomeRanges, labelIn, occupations, sourcesOfWealth } from './master-lists.ts';
import {
  type AadhaarReading,
  aadhaarReadingOf,
  type BankCheck,
  maskedAadhaar,
  type PanReading,
  panReadingOf,
  savedIncomeOf,
} from './readings.ts';
import { addressFactsOf, emailOf } from './personal-information.ts';

/** Reader of the data: an investor sees whole account numbers, staff see the last four digits (C-53). */
export type Reader = 'investor' | 'staff';

const line = (attribute: string, text: string): AttributeText[] => (text === '' ? [] : [{ attribute, text }]);

const masked = (number: string, reader: Reader): string =>
  reader === 'investor' ? number : `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;

export const panLines = (reading: PanReading | undefined): AttributeText[] =>
  reading === undefined
    ? []
    : [
        ...line('Name', reading.name),
        ...line('PAN', reading.number),
        ...line('Date of birth', wireDay(reading.birthDay)),
      ];

export const aadhaarLines = (reading: AadhaarReading | undefined, reader: Reader): AttributeText[] => {
  if (reading === undefined) return [];
  const address = Object.values(reading.address).join(', ');
  return [
    ...line('Name', reading.name),
    ...line('Aadhaar number', maskedAadhaar(reading.number)),
    ...line('Date of birth', wireDay(reading.birthDay)),
    ...line('Gender', reading.gender === 'F' ? 'Female' : 'Male'),
    // The back office hides the line with this attribute (OM-239).
    ...line(reader === 'staff' ? 'address_information' : 'Address', address),
  ];
};

export const accountLines = (account: BankAccount | undefined, reader: Reader): AttributeText[] =>
  account === undefined
    ? []
    : [
        ...line('Account holder', account.beneficiary_account_holder_name),
        ...line('Account number', masked(account.beneficiary_account_no, reader)),
        ...line('IFSC', account.beneficiary_ifsc),
        ...line('Account type', labelIn(accountTypes, account.beneficiary_account_type)),
        ...line('Bank', account.beneficiary_bank_name),
        ...line('Branch', account.beneficiary_bank_branch_name),
      ];

export const chequeLines = (check: BankCheck, bankName: string): AttributeText[] => [
  ...line('Account number', check.accountNo),
  ...line('IFSC', check.ifsc),
  ...line('Account type', labelIn(accountTypes, check.accountType)),
  ...line('Bank', bankName),
];

const addressLines = (row: KycRow): AttributeText[] => {
  const address = addressFactsOf(row);
  return [
    ...line('Address', address.address),
    ...line('Locality or post office', address.locality_or_post_office),
    ...line('District or city', address.district_or_city),
    ...line('City', address.city),
    ...line('State', address.state),
    ...line('Pincode', address.pincode),
  ];
};

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const generalLines = (client: ClientRow, row: KycRow): AttributeText[] => {
  const income = savedIncomeOf(row);
  const status = { s: 'Single', m: 'Married' }[row.marital_status] ?? '';
  return [
    ...line('Mobile number', client.mobile),
    ...line('E-mail', emailOf(client, row)),
    ...line('Marital status', status),
    ...(income === undefined
      ? []
      : [
          ...line('Occupation', labelIn(occupations, income.occupation)),
          ...line('Source of wealth', labelIn(sourcesOfWealth, income.source_of_wealth)),
          ...line('Annual income', labelIn(incomeRanges, income.annual_income)),
          ...line('Income outside India', yesNo(income.is_income_outside_india)),
          ...line('Politically exposed in India', yesNo(income.is_political_india)),
          ...line('Politically exposed abroad', yesNo(income.is_political_foreign)),
        ]),
  ];
};

const nomineeLines = (nominee: NomineeRow | undefined): AttributeText[] =>
  nominee === undefined
    ? []
    : [
        ...line('Name', nominee.name),
        ...line('Relationship', nominee.relationship),
        ...line('Proof of identity', labelIn(identityProofs, nominee.proof)),
        ...line('Date of birth', nominee.birth_day === '' ? '' : wireDay(nominee.birth_day)),
        ...line('Verified', yesNo(nominee.is_verified === 1)),
      ];

export interface Facts {
  readonly client: ClientRow;
  readonly row: KycRow;
  readonly account: BankAccount | undefined;
  readonly nominee: NomineeRow | undefined;
}

/** All data of the KYC by group, without the images. */
export const wholeInformation = ({ client, row, account, nominee }: Facts, reader: Reader): IdInformation => ({
  ...noInformation(),
  general: generalLines(client, row),
  pan: panLines(panReadingOf(row)),
  aadhaar: aadhaarLines(aadhaarReadingOf(row), reader),
  bank: accountLines(account, reader),
  address: addressLines(row),
  nominee: nomineeLines(nominee),
});
