import { type BankAccount, type CheckoutFlags, type Nominee } from '@folioflow/api/contract';
import { readSwitches } from '../ground/switches.ts';
import { type Database } from '../store/database.ts';
import { bankAccountsOf } from './bank-accounts.ts';
import { type ClientRow, type NomineeRow } from './client-tables.ts';
import { clientById, screenOf, traitsOf } from './clients.ts';
import { declarationOf, nomineeOf, nomineesOf } from './nominees.ts';

/** What the provider knows about a client when a checkout opens: `getSchemeStatistics` answers it next to the scheme. */
export interface CheckoutFacts {
  readonly flags: CheckoutFlags;
  readonly bank_account_list: BankAccount[];
  readonly nominee_list: Nominee[];
  readonly is_no_nominee_registered: boolean;
  readonly no_nominee_form: string;
  readonly client_code: string;
  readonly login_stage: string;
}

/** Confirmed by two-factor, opted out, or no nominee on record: then there is nothing to verify (sandbox.md 3.1). */
export const isNomineeVerified = (client: ClientRow, nominees: readonly NomineeRow[]): boolean =>
  client.is_opted_out === 1 || nominees.length === 0 || nominees.some((nominee) => nominee.is_verified === 1);

const obstacleOf = (client: ClientRow, isNomineeReady: boolean): readonly [message: string, screen: string] => {
  if (client.is_esign_done === 0) return ['Kindly complete your KYC', screenOf(client)];
  if (client.is_code_approved === 0) return ['Your client code is awaiting approval', ''];
  return isNomineeReady ? ['', ''] : ['Kindly verify your nominee', ''];
};

/** The flags that open or close a checkout; the same for the scheme, the nominee dialog and the order itself. */
export const checkoutFlagsOf = (
  client: ClientRow,
  nominees: readonly NomineeRow[],
  isPendingOrderForced: boolean,
): CheckoutFlags => {
  const traits = traitsOf(client);
  const isNomineeReady = isNomineeVerified(client, nominees);
  const [message, screen] = obstacleOf(client, isNomineeReady);
  return {
    is_order_checkout_allowed:
      traits.isCheckoutRefused !== true &&
      client.is_esign_done === 1 &&
      client.is_code_approved === 1 &&
      isNomineeReady,
    is_pending_order: client.is_pending_order === 1 || isPendingOrderForced,
    order_checkout_validation_message: traits.checkoutMessage ?? message,
    order_checkout_redirect_url: traits.checkoutRedirect ?? screen,
    is_bse_client_code_approved: client.is_code_approved === 1,
    is_bse_nominee_verified: isNomineeReady,
    is_kyc_esign_verified: client.is_esign_done === 1,
  };
};

/** The checkout facts of one client, read afresh. */
export const checkoutFactsOf = async (db: Database, customerId: string): Promise<CheckoutFacts> => {
  const client = await clientById(db, customerId);
  const nominees = await nomineesOf(db, customerId);
  const { pendingOrder } = await readSwitches(db);
  return {
    flags: checkoutFlagsOf(client, nominees, pendingOrder === 'on'),
    bank_account_list: await bankAccountsOf(db, customerId),
    nominee_list: await Promise.all(nominees.map(nomineeOf)),
    is_no_nominee_registered: client.is_opted_out === 1,
    no_nominee_form: await declarationOf(client),
    client_code: client.client_code,
    login_stage: client.login_stage,
  };
};
