import { BANK_FORM_LIMITS } from '@folioflow/api/contract';
import { magic } from '../ground/magic.ts';
import { HttpRefusal, Refusal } from '../ground/refusal.ts';

const ACCOUNT_NUMBER = /^\d{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const UNKNOWN_IFSC = 'SBOX0000404';

const WRONG_NAME = '100000000002';
const NOT_FOUND = '100000000003';
const BANK_DOWN = '100000000004';

export const bankMagic = [
  ...magic('Account number', {
    [WRONG_NAME]: 'the name of the holder does not match (051)',
    [NOT_FOUND]: 'the account is not found (051)',
    [BANK_DOWN]: 'the bank does not answer (HTTP 503)',
  }),
  ...magic('IFSC', { [UNKNOWN_IFSC]: 'is no IFSC of any branch (051)' }),
];

export interface TypedAccount {
  readonly accountNo: string;
  readonly ifsc: string;
}

/**
 * The form of an account number and an IFSC; the list of accounts takes shorter numbers than the bank stage.
 * @throws Refusal 051
 */
export const checkedAccount = (typed: TypedAccount, place: keyof typeof BANK_FORM_LIMITS): TypedAccount => {
  const accountNo = typed.accountNo.trim();
  const ifsc = typed.ifsc.trim().toUpperCase();
  if (!ACCOUNT_NUMBER.test(accountNo) || accountNo.length > BANK_FORM_LIMITS[place].accountNumber.max) {
    throw new Refusal('invalid', 'Please enter a valid account number.');
  }
  if (!IFSC.test(ifsc) || ifsc === UNKNOWN_IFSC) throw new Refusal('invalid', 'Please enter a valid IFSC code.');
  return { accountNo, ifsc };
};

/**
 * What the bank says about an account (sandbox.md 6.4).
 * @throws Refusal 051
 * @throws HttpRefusal 503
 */
export const askBank = ({ accountNo }: TypedAccount): void => {
  if (accountNo === WRONG_NAME) throw new Refusal('invalid', 'The name of the account holder does not match your KYC.');
  if (accountNo === NOT_FOUND) throw new Refusal('invalid', 'The account was not found.');
  if (accountNo === BANK_DOWN) throw new HttpRefusal(503, ['The bank does not answer. Please try again later.']);
};
