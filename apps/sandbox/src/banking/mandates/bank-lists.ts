import { type BankListResult } from '@folioflow/api/contract';
import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { readClient, clientTraitsOf } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { isMandatePending } from './mandate-rules.ts';
import { type MandateRow } from './mandate-tables.ts';
import { createMandateView, readMandates } from './mandates.ts';
import { createNachForm } from './nach-form.ts';

const DEBIT_AMOUNTS: readonly number[] = [10_000, 25_000, 50_000, 75_000, 100_000];

/** Remarks of the exchange about days of the month (sandbox.md 3.5); texts of 16, 15 and 16 letters. */
const sipDayRules: Readonly<Record<number, { readonly text: string; readonly isFirstOrderToday: boolean }>> = {
  13: { text: 'Debits are today', isFirstOrderToday: true },
  14: { text: 'Banks are slow!', isFirstOrderToday: false },
  15: { text: 'Day is not open.', isFirstOrderToday: false },
};

const noRule = { text: '', isFirstOrderToday: false };

/** Remark of the exchange about a debit day. */
export const sipDayRuleOf = (day: number | undefined) => (day === undefined ? noRule : (sipDayRules[day] ?? noRule));

/** Longer texts close the checkout (DO-413). */
const MAX_REMARK_LENGTH = 15;

/** True if no SIP can be placed for a day. */
export const isSipDayClosed = (day: number | undefined): boolean => {
  const { text, isFirstOrderToday } = sipDayRuleOf(day);
  return text.length > MAX_REMARK_LENGTH && !isFirstOrderToday;
};

type BankListContext = Pick<Call, 'db' | 'switches' | 'language'>;

/** Offered debit limits of a new mandate, in rupees. */
export const debitAmountOptionsOf = async ({ db }: BankListContext, clientId: string): Promise<readonly number[]> =>
  clientTraitsOf(await readClient(db, clientId)).debitAmounts ?? DEBIT_AMOUNTS;

/** True if a client can register a mandate: only a special persona can have several pending mandates. */
export const canRegisterMandate = async (
  { db, switches }: BankListContext,
  clientId: string,
  mandates: readonly MandateRow[],
): Promise<boolean> => {
  const { isMandateRegistrationRefused, canRegisterBesidePending } = clientTraitsOf(await readClient(db, clientId));
  const isOpen = switches.registerMandateAllowed !== 'off' && isMandateRegistrationRefused !== true;
  return isOpen && (canRegisterBesidePending === true || !mandates.some(isMandatePending));
};

/** Forms that await a signature. */
export const createUnsignedForms = (call: Pick<Call, 'db' | 'language'>, mandates: readonly MandateRow[]) =>
  Promise.all(
    mandates
      .filter((mandate) => isMandatePending(mandate) || mandate.state === 'rejected')
      .map(async (mandate) => ({ mandate_id: mandate.number, nach_form: await createNachForm(call, mandate) })),
  );

/** Reads accounts and mandates of a client, and the conditions of a new mandate for a day. */
export const readBankLists = async (
  listContext: BankListContext,
  clientId: string,
  sipDay?: number,
): Promise<BankListResult> => {
  const mandates = await readMandates(listContext.db, clientId);
  const { text, isFirstOrderToday } = sipDayRuleOf(sipDay);
  return {
    customer_bank_list: await readBankAccounts(listContext.db, clientId),
    customer_mandate_list: mandates.map(createMandateView),
    customer_pending_mandate_list: mandates.filter(isMandatePending).map(createMandateView),
    customer_mandate_debit_list: (await debitAmountOptionsOf(listContext, clientId)).map((value) => ({
      value,
      label: rupeeText(value * 1000),
    })),
    mandate_nach_list: await createUnsignedForms(listContext, mandates),
    mandate_date_validation: { message_text: text },
    is_register_mandate_allowed: await canRegisterMandate(listContext, clientId, mandates),
    is_first_order_today: isFirstOrderToday,
  };
};
