import { type AddressInformation } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { type AttachmentRow, type KycRow } from './kyc-tables.ts';

/** Reading of a PAN card. */
export interface PanReading {
  readonly number: string;
  readonly name: string;
  readonly birthDay: Day;
  /** false if the day on the card differs from the registrar's */
  readonly hasMatchingBirthDay: boolean;
}

export interface AadhaarReading {
  /** all twelve digits; no answer carries more than the last four */
  readonly number: string;
  readonly name: string;
  readonly birthDay: Day;
  readonly gender: 'M' | 'F';
  readonly address: AddressInformation;
}

/** Account that the bank has confirmed, until it is stored or expires. */
export interface VerifiedBankAccount {
  readonly accountNo: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
  /** moment of expiry in milliseconds */
  readonly deadline: number;
  readonly isChequeRead: boolean;
}

/** Stored income step; its three choices are values of the master lists. */
export interface SavedIncome {
  readonly occupation: string;
  readonly source_of_wealth: string;
  readonly annual_income: string;
  readonly is_income_outside_india: boolean;
  readonly is_political_india: boolean;
  readonly is_political_foreign: boolean;
}

/** Stored address step: the address, and the contact e-mail if it was posted with the address. */
export interface SavedAddress extends AddressInformation {
  readonly email?: string | undefined;
}

/** Reading of the proof of a nominee. */
export interface ProofReading {
  readonly type: string;
  readonly name: string;
  readonly birthDay: Day;
  readonly isMinor: boolean;
  /** false if the kind of document was not recognised */
  readonly isValidated: boolean;
}

type ReadingColumns = Pick<KycRow, 'pan' | 'aadhaar' | 'bank_check' | 'address' | 'income'>;

const parseJsonColumn = (column: string): unknown => (column === '' ? undefined : JSON.parse(column));

export const panReadingOf = ({ pan }: Pick<ReadingColumns, 'pan'>) => parseJsonColumn(pan) as PanReading | undefined;

export const aadhaarReadingOf = ({ aadhaar }: Pick<ReadingColumns, 'aadhaar'>) =>
  parseJsonColumn(aadhaar) as AadhaarReading | undefined;

export const bankCheckOf = ({ bank_check }: Pick<ReadingColumns, 'bank_check'>) =>
  parseJsonColumn(bank_check) as VerifiedBankAccount | undefined;

export const savedContactOf = ({ address }: Pick<ReadingColumns, 'address'>) =>
  parseJsonColumn(address) as SavedAddress | undefined;

export const savedIncomeOf = ({ income }: Pick<ReadingColumns, 'income'>) =>
  parseJsonColumn(income) as SavedIncome | undefined;

/** Reading of a proof; every proof is stored with its reading. */
export const proofReadingOf = ({ id, reading }: Pick<AttachmentRow, 'id' | 'reading'>): ProofReading => {
  if (reading === '') throw new Error(`Attachment without a reading: ${id}`);
  return JSON.parse(reading) as ProofReading;
};

/** `XXXX XXXX 1234`. */
export const maskAadhaar = (number: string): string => `XXXX XXXX ${number.slice(-4)}`;
