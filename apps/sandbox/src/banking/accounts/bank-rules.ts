import { BANK_FORM_LIMITS } from '@folioflow/api/contract';
import { createMagicValues } from '../../ground/magic.ts';
import { HttpRefusal, Refusal } from '../../ground/refusal.ts';

const ACCOUNT_NUMBER = /^\d{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const UNKNOWN_IFSC = 'SBOX0000404';

const WRONG_NAME_ACCOUNT = '100000000002';
const UNKNOWN_ACCOUNT = '100000000003';
const BANK_DOWN_ACCOUNT = '100000000004';

export const bankMagic = [
  ...createMagicValues('Account number', {
    [WRONG_NAME_ACCOUNT]: 'the name of the holder does not match (051)',
    [UNKNOWN_ACCOUNT]: 'the account is not found (051)',
    [BANK_DOWN_ACCOUNT]: 'the bank does not answer (HTTP 503)',
  }),
  ...createMagicValues('IFSC', { [UNKNOWN_IFSC]: 'is no IFSC of any branch (051)' }),
];

export interface AccountInput {
  readonly accountNo: string;
  readonly ifsc: string;
}

/**
 * Checks the form of an account number and an IFSC; the list of accounts accepts shorter numbers than the bank stage.
 * @throws Refusal 051
 */
export const requireValidAccountForm = (typed: AccountInput, place: keyof typeof BANK_FORM_LIMITS): AccountInput => {
  const accountNo = typed.accountNo.trim();
  const ifsc = typed.ifsc.trim().toUpperCase();
  if (!ACCOUNT_NUMBER.test(accountNo) || accountNo.length > BANK_FORM_LIMITS[place].accountNumber.max) {
    throw new Refusal('invalid', 'Please enter a valid account number.');
  }
  if (!IFSC.test(ifsc) || ifsc === UNKNOWN_IFSC) throw new Refusal('invalid', 'Please enter a valid IFSC code.');
  return { accountNo, ifsc };
};

/**
 * Simulates the bank's verification of an account (sandbox.md 6.4).
 * @throws Refusal 051
 * @throws HttpRefusal 503
 */
export const simulateAccountVerification = ({ accountNo }: AccountInput): void => {
  if (accountNo === WRONG_NAME_ACCOUNT)
    throw new Refusal('invalid', 'The name of the account holder does not match your KYC.');
  if (accountNo === UNKNOWN_ACCOUNT) throw new Refusal('invalid', 'The account was not found.');
  if (accountNo === BANK_DOWN_ACCOUNT)
    throw new HttpRefusal(503, ['The bank does not answer. Please try again later.']);
};
