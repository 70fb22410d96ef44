import { type BankListResult } from '@folioflow/api/contract';
import { bankAccountsOf } from '../clients/bank-accounts.ts';
import { clientById, traitsOf } from '../clients/clients.ts';
import { type Call } from '../ground/call.ts';
import { rupeeText } from '../kit/amounts.ts';
import { type Database } from '../store/database.ts';
import { isPending } from './mandate-rules.ts';
import { type MandateRow } from './mandate-tables.ts';
import { mandateOf, mandatesOf } from './mandates.ts';
import { nachFormOf } from './nach-form.ts';

const DEBIT_AMOUNTS: readonly number[] = [10_000, 25_000, 50_000, 75_000, 100_000];

/** Days of the month about which the exchange has something to say (sandbox.md 3.5); texts of 16, 15 and 16 letters. */
const dateRules: Readonly<Record<number, { readonly text: string; readonly isFirstOrderToday: boolean }>> = {
  13: { text: 'Debits are today', isFirstOrderToday: true },
  14: { text: 'Banks are slow!', isFirstOrderToday: false },
  15: { text: 'Day is not open.', isFirstOrderToday: false },
};

const noRule = { text: '', isFirstOrderToday: false };

/** What the exchange says about a day of the month as the day of a debit. */
export const dateRuleOf = (day: number | undefined) => (day === undefined ? noRule : (dateRules[day] ?? noRule));

/** Longer texts close the checkout (DO-413). */
const LONGEST_REMARK = 15;

/** Whether no SIP may be placed for a day. */
export const isDayClosed = (day: number | undefined): boolean => {
  const { text, isFirstOrderToday } = dateRuleOf(day);
  return text.length > LONGEST_REMARK && !isFirstOrderToday;
};

type Asked = Pick<Call, 'db' | 'switches'>;

/** Rupees that a new mandate of a client may be registered for. */
export const debitAmountsOf = async ({ db }: Asked, clientId: string): Promise<readonly number[]> =>
  traitsOf(await clientById(db, clientId)).debitAmounts ?? DEBIT_AMOUNTS;

/** One mandate waits for the bank at a time, but for the persona who has some in every state. */
export const mayRegister = async (
  { db, switches }: Asked,
  clientId: string,
  mandates: readonly MandateRow[],
): Promise<boolean> => {
  const { isMandateRegistrationRefused, mayRegisterBesidePending } = traitsOf(await clientById(db, clientId));
  const isOpen = switches.registerMandateAllowed !== 'off' && isMandateRegistrationRefused !== true;
  return isOpen && (mayRegisterBesidePending === true || !mandates.some(isPending));
};

/** Forms that somebody may still have to sign. */
export const formsOf = (db: Database, mandates: readonly MandateRow[]) =>
  Promise.all(
    mandates
      .filter((mandate) => isPending(mandate) || mandate.state === 'rejected')
      .map(async (mandate) => ({ mandate_id: mandate.number, nach_form: await nachFormOf(db, mandate) })),
  );

/** Accounts and mandates of a client, and what registering another mandate for a day would meet. */
export const bankListsOf = async (asked: Asked, clientId: string, sipDay?: number): Promise<BankListResult> => {
  const mandates = await mandatesOf(asked.db, clientId);
  const { text, isFirstOrderToday } = dateRuleOf(sipDay);
  return {
    customer_bank_list: await bankAccountsOf(asked.db, clientId),
    customer_mandate_list: mandates.map(mandateOf),
    customer_pending_mandate_list: mandates.filter(isPending).map(mandateOf),
    customer_mandate_debit_list: (await debitAmountsOf(asked, clientId)).map((value) => ({
      value,
      label: rupeeText(value * 1000),
    })),
    mandate_nach_list: await formsOf(asked.db, mandates),
    mandate_date_validation: { message_text: text },
    is_register_mandate_allowed: await mayRegister(asked, clientId, mandates),
    is_first_order_today: isFirstOrderToday,
  };
};
