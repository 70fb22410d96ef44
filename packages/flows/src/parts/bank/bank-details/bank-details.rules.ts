import { BANK_FORM_LIMITS, type BankInfo, type Option, type VerifyBankAccountRequest } from '@folioflow/api/contract';
import { isPasted } from '../../text-entry/inserted-text.ts';
import { digitsOf, toLatinDigits } from '../../text-entry/latin-digits.ts';
import { parsePastedIfsc, parsePastedNumber } from '../../text-entry/pasted-text.ts';
import type {
  BankDetails,
  BankDetailsInput,
  BankDraft,
  BankField,
  BankFormKind,
  RejectedChange,
  VerifyAccountRequest,
} from './bank-details.types.ts';

/** Returns the value of a field after an edit; null for a pasted text that contains none. */
type Reader = (before: string, typed: string) => string | null;

const readAccountNumber: Reader = (before, typed) =>
  isPasted(before, typed) ? parsePastedNumber(typed) : digitsOf(typed);
const readIfsc: Reader = (before, typed) =>
  isPasted(before, typed)
    ? parsePastedIfsc(typed)
    : toLatinDigits(typed)
        .replace(/[^A-Za-z0-9]/g, '')
        .toUpperCase();
const readChoice: Reader = (_, value) => value;

/** Digits for the account number, capitals and digits for the IFSC (ON-272, ON-274). */
const readers = {
  accountNumber: readAccountNumber,
  confirmation: readAccountNumber,
  ifsc: readIfsc,
  accountType: readChoice,
  bank: readChoice,
} as const satisfies Record<BankField, Reader>;

/** The place of the zero in every IFSC, from 0. */
const IFSC_ZERO_PLACE = 4;

/** True for an IFSC with another character, usually the letter O, in the place of its zero. */
export const isIfscZeroWrong = (ifsc: string): boolean =>
  ifsc.length > IFSC_ZERO_PLACE && ifsc[IFSC_ZERO_PLACE] !== '0';

/** Maximum lengths of the text fields; a choice has none. */
export const maxFieldLengths = (rules: BankFormKind) => ({
  accountNumber: BANK_FORM_LIMITS[rules].accountNumber.max,
  ifsc: BANK_FORM_LIMITS[rules].ifsc.max,
});

function isFieldOverlong(field: BankField, value: string, rules: BankFormKind): boolean {
  const limits: Partial<Record<BankField, number>> = maxFieldLengths(rules);
  const most = limits[field === 'confirmation' ? 'accountNumber' : field];
  return most !== undefined && value.length > most;
}

/** Applies a change. A value that is too long, or a pasted text without a value, is rejected whole, never cut. */
export function applyDraftPatch(
  draft: BankDraft,
  patch: Partial<BankDraft>,
  rules: BankFormKind,
): { readonly draft: BankDraft; readonly rejected: RejectedChange | null } {
  let next = draft;
  let rejected: RejectedChange | null = null;
  for (const [name, typed] of Object.entries(patch)) {
    const field = name as BankField;
    const value = readers[field](draft[field], typed);
    if (value === null) rejected = { field, reason: 'unread' };
    else if (isFieldOverlong(field, value, rules)) rejected = { field, reason: 'overlong' };
    else next = { ...next, [field]: value };
  }
  return { draft: next, rejected };
}

const findBankByIfsc = (ifsc: string, banks: readonly Option[]): string =>
  banks.find(({ value }) => value.length === 4 && ifsc.startsWith(value))?.value ?? '';

/** An IFSC begins with the four letters of its bank: selects that bank, unless another was selected by hand. */
export function selectBankByIfsc(
  before: BankDraft,
  { banks }: Pick<BankDetailsInput, 'banks'>,
  after: BankDraft,
): BankDraft {
  const named = findBankByIfsc(after.ifsc, banks);
  const isByHand = before.bank !== '' && before.bank !== findBankByIfsc(before.ifsc, banks);
  return after.ifsc === before.ifsc || named === '' || isByHand ? after : { ...after, bank: named };
}

const emptyDraft: BankDraft = { accountNumber: '', confirmation: '', ifsc: '', accountType: '', bank: '' };

/** An empty form, or the earlier draft; the form of the list starts with the first type and bank. */
export function initialBankDraft({
  rules,
  accountTypes,
  banks,
  draft,
}: Omit<BankDetailsInput, 'newSubmission'>): BankDraft {
  if (draft !== undefined) return { ...draft, confirmation: draft.accountNumber };
  if (rules === 'stage') return emptyDraft;
  return { ...emptyDraft, accountType: accountTypes[0]?.value ?? '', bank: banks[0]?.value ?? '' };
}

const isOptionListed = (options: readonly Option[], value: string) => options.some((option) => option.value === value);

/**
 * The fields that verification still needs (D-59, ON-275, OM-275). In the stage: number and IFSC of more than 4
 * characters, type and bank, and the same number twice. In the list: number and IFSC of any length.
 */
export function missingBankFields(
  draft: BankDraft,
  { rules, accountTypes, banks }: Pick<BankDetailsInput, 'rules' | 'accountTypes' | 'banks'>,
): readonly BankField[] {
  const { accountNumber, ifsc } = BANK_FORM_LIMITS[rules];
  const missing: Readonly<Record<BankField, boolean>> = {
    accountNumber: draft.accountNumber.length <= accountNumber.over,
    confirmation: rules === 'stage' && draft.confirmation !== draft.accountNumber,
    ifsc: draft.ifsc.length <= ifsc.over,
    accountType: rules === 'stage' && !isOptionListed(accountTypes, draft.accountType),
    bank: rules === 'stage' && !isOptionListed(banks, draft.bank),
  };
  return FIELD_ORDER.filter((field) => missing[field]);
}
const FIELD_ORDER = ['accountNumber', 'confirmation', 'ifsc', 'accountType', 'bank'] as const;

/** A second number counts as different only once further typing cannot make it equal. */
export const hasMismatchedNumbers = ({ accountNumber, confirmation }: BankDraft, rules: BankFormKind): boolean =>
  rules === 'stage' && !accountNumber.startsWith(confirmation);

export const bankDetailsOfDraft = ({ accountNumber, ifsc, accountType, bank }: BankDraft): BankDetails => ({
  accountNumber,
  ifsc,
  accountType,
  bank,
});

/** The four fields of the verification (ON-276); an additional account is marked as such (OM-200). */
export const accountVerificationRequest = ({
  details: { accountNumber, ifsc, accountType, bank },
  isAdditional,
}: VerifyAccountRequest): VerifyBankAccountRequest => ({
  client_bank_account_number_1: accountNumber,
  client_ifsc_code_1: ifsc,
  client_bank_account_type_1: accountType,
  client_bank: bank,
  ...(isAdditional ? { request_mode: 'additional' as const } : {}),
});

/** The details in the request of a cheque upload. */
export const wireBankInfoOf = ({ accountNumber, ifsc, accountType, bank }: BankDetails): BankInfo => ({
  account_number: accountNumber,
  ifsc_code: ifsc,
  account_type: accountType,
  bank_name: bank,
});
