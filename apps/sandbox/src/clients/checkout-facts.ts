import { type BankAccount, type CheckoutFlags, type Nominee } from '@folioflow/api/contract';
import { type Call } from '../ground/call.ts';
import { readSwitches } from '../ground/switches.ts';
import { readBankAccounts } from './bank-accounts.ts';
import { type ClientRow, type NomineeRow } from './client-tables.ts';
import { readClient, screenOfClient, clientTraitsOf } from './clients.ts';
import { optOutDeclarationOf, createNomineeView, readNominees } from './nominees.ts';

/** Facts about a client when a checkout opens: `getSchemeStatistics` returns them with the scheme. */
export interface CheckoutFacts {
  readonly flags: CheckoutFlags;
  readonly bank_account_list: BankAccount[];
  readonly nominee_list: Nominee[];
  readonly is_no_nominee_registered: boolean;
  readonly no_nominee_form: string;
  readonly client_code: string;
  readonly login_stage: string;
}

/**
 * True if confirmed by two-factor codes, opted out, or without a nominee: then there is nothing to verify (sandbox.md
 * 3.1).
 */
export const isNomineeVerified = (client: ClientRow, nominees: readonly NomineeRow[]): boolean =>
  client.is_opted_out === 1 || nominees.length === 0 || nominees.some((nominee) => nominee.is_verified === 1);

const checkoutObstacleOf = (client: ClientRow, isNomineeReady: boolean): readonly [message: string, screen: string] => {
  if (client.is_esign_done === 0) return ['You can invest once your KYC is complete.', screenOfClient(client)];
  if (client.is_code_approved === 0) return ['Your client code is awaiting approval', ''];
  return isNomineeReady ? ['', ''] : ['You can invest once your nominee is verified.', ''];
};

/** Flags that open or close a checkout, equal for the scheme, the nominee dialog and the order. */
export const checkoutFlagsOf = (
  client: ClientRow,
  nominees: readonly NomineeRow[],
  isPendingOrderForced: boolean,
): CheckoutFlags => {
  const traits = clientTraitsOf(client);
  const isNomineeReady = isNomineeVerified(client, nominees);
  const [message, screen] = checkoutObstacleOf(client, isNomineeReady);
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

/** Reads the checkout facts of a client. */
export const readCheckoutFacts = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  customerId: string,
): Promise<CheckoutFacts> => {
  const client = await readClient(db, customerId);
  const nominees = await readNominees(db, customerId);
  const { pendingOrder } = await readSwitches(db);
  return {
    flags: checkoutFlagsOf(client, nominees, pendingOrder === 'on'),
    bank_account_list: await readBankAccounts(db, customerId),
    nominee_list: await Promise.all(nominees.map((nominee) => createNomineeView(nominee, language))),
    is_no_nominee_registered: client.is_opted_out === 1,
    no_nominee_form: await optOutDeclarationOf(client, language),
    client_code: client.client_code,
    login_stage: client.login_stage,
  };
};
