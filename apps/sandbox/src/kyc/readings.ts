import { type AddressInformation } from '@folioflow/api/contract';
import { type Day } from '../kit/days.ts';
import { type AttachmentRow, type KycRow } from './kyc-tables.ts';

/** What was read from a PAN card. */
export interface PanReading {
  readonly number: string;
  readonly name: string;
  readonly birthDay: Day;
  /** false when the day on the card is not the one the registrar knows */
  readonly isBirthDayRight: boolean;
}

export interface AadhaarReading {
  /** all twelve digits; no answer carries more than the last four */
  readonly number: string;
  readonly name: string;
  readonly birthDay: Day;
  readonly gender: 'M' | 'F';
  readonly address: AddressInformation;
}

/** An account that the bank confirmed, kept until it is stored or too old. */
export interface BankCheck {
  readonly accountNo: string;
  readonly ifsc: string;
  readonly accountType: string;
  readonly bank: string;
  /** milliseconds; from then on the account has to be verified again */
  readonly deadline: number;
  readonly isChequeRead: boolean;
}

/** The income step as it is kept; the three choices are values of the master lists. */
export interface Income {
  readonly occupation: string;
  readonly source_of_wealth: string;
  readonly annual_income: string;
  readonly is_income_outside_india: boolean;
  readonly is_political_india: boolean;
  readonly is_political_foreign: boolean;
}

/** The address step as it is kept: the address, and the e-mail to write to where one was posted with it. */
export interface Contact extends AddressInformation {
  readonly email?: string | undefined;
}

/** What was read from the proof of a nominee. */
export interface ProofReading {
  readonly type: string;
  readonly name: string;
  readonly birthDay: Day;
  readonly isMinor: boolean;
  /** false when nobody could tell what kind of document it is */
  readonly isValidated: boolean;
}

type Columns = Pick<KycRow, 'pan' | 'aadhaar' | 'bank_check' | 'address' | 'income'>;

const parsed = (column: string): unknown => (column === '' ? undefined : JSON.parse(column));

export const panReadingOf = ({ pan }: Pick<Columns, 'pan'>) => parsed(pan) as PanReading | undefined;

export const aadhaarReadingOf = ({ aadhaar }: Pick<Columns, 'aadhaar'>) =>
  parsed(aadhaar) as AadhaarReading | undefined;

export const bankCheckOf = ({ bank_check }: Pick<Columns, 'bank_check'>) => parsed(bank_check) as BankCheck | undefined;

export const savedContactOf = ({ address }: Pick<Columns, 'address'>) => parsed(address) as Contact | undefined;

export const savedIncomeOf = ({ income }: Pick<Columns, 'income'>) => parsed(income) as Income | undefined;

/** Every proof is kept together with what was read from it. */
export const proofReadingOf = ({ id, reading }: Pick<AttachmentRow, 'id' | 'reading'>): ProofReading => {
  if (reading === '') throw new Error(`The attachment ${id} was kept without what was read from it.`);
  return JSON.parse(reading) as ProofReading;
};

/** `XXXX XXXX 1234`. */
export const maskedAadhaar = (number: string): string => `XXXX XXXX ${number.slice(-4)}`;
