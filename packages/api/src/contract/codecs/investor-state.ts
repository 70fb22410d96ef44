import type { InvestorRecord } from './order-offer.ts';
import type { BankAccount, Nominee } from '../wire-types.gen.ts';

/** The entries of the investor in the navigation state of both checkouts (DO-140, DO-281). */
export interface InvestorState {
  readonly bank_account_list: readonly BankAccount[];
  readonly nominee_list: readonly Nominee[] | null;
  readonly is_no_nominee_registered: boolean;
  /** PDF as base64. */
  readonly no_nominee_form: string;
  readonly client_code: string;
}

export const investorStateOf = (investor: InvestorRecord): InvestorState => ({
  bank_account_list: investor.bankAccounts,
  nominee_list: investor.nominees,
  is_no_nominee_registered: investor.isNoNomineeRegistered,
  no_nominee_form: investor.noNomineeForm,
  client_code: investor.clientCode,
});
