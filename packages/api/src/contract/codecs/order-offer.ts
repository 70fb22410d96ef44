import { NO_NOMINEE_ID, type NomineeOption } from '../labels.ts';
import type { BankAccount, Nominee, SchemeChart } from '../wire-types.gen.ts';

/** Identifies a scheme in an address, a navigation state and a request; the provider's answer confirms it (024). */
export interface SchemeIdentity {
  readonly isin: string;
  readonly code: string;
  readonly name: string;
}

/** The nominees of an investor, or the declaration that there is none. */
export interface NomineeLists {
  /** Without the entry 'none' (DO-141). */
  readonly nominees: readonly Nominee[];
  readonly isNoNomineeRegistered: boolean;
  /** PDF as base64. */
  readonly noNomineeForm: string;
}

/** The provider's record of the investor, as an order needs it. */
export interface InvestorRecord extends Omit<NomineeLists, 'nominees'> {
  readonly bankAccounts: readonly BankAccount[];
  /** Null if the list is not loaded. */
  readonly nominees: readonly Nominee[] | null;
  readonly clientCode: string;
}

/** The provider's offer of one option of a scheme to an investor. */
export interface OrderOffer<Option> {
  readonly scheme: SchemeIdentity;
  readonly option: Option;
  readonly investor: InvestorRecord;
}

/** Returns the nominees without the entry 'none' (DO-141). */
export const withoutNoneEntry = (nominees: readonly Nominee[]): readonly Nominee[] =>
  nominees.filter(({ id }) => id !== NO_NOMINEE_ID);

/** Returns the nominees of a scheme's chart, or of the answer of `listNominees`. */
export const nomineeListsOf = (
  answer: Pick<SchemeChart, 'nominee_list' | 'is_no_nominee_registered' | 'no_nominee_form'>,
): NomineeLists => ({
  nominees: withoutNoneEntry(answer.nominee_list),
  isNoNomineeRegistered: answer.is_no_nominee_registered,
  noNomineeForm: answer.no_nominee_form,
});

/** Returns the record of the investor in the provider's chart of a scheme. */
export const investorRecordOf = (chart: SchemeChart): InvestorRecord => ({
  bankAccounts: chart.bank_account_list,
  ...nomineeListsOf(chart),
  clientCode: chart.client_code,
});

/** The nominee and the account of a purchase. */
export interface NomineeAndAccountChoice {
  readonly nominee: { readonly option: NomineeOption; readonly nomineeId: string };
  /** The primary account (DO-279, OM-104). */
  readonly account: BankAccount;
}
