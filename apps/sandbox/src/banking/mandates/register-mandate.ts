import { type BankAccount, NOT_FOUND_TEXT, type RegisterMandateRequest } from '@folioflow/api/contract';
import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { addDays, dayAt } from '../../kit/days.ts';
import { newId } from '../../kit/random.ts';
import { bitOf } from '../../store/bit.ts';
import { nextNumberOfSeries } from '../../store/counters.ts';
import { readBankLists, debitAmountOptionsOf, isSipDayClosed, canRegisterMandate } from './bank-lists.ts';
import { isRegistrationRefused } from './mandate-rules.ts';
import { type MandateRow } from './mandate-tables.ts';
import { readMandates } from './mandates.ts';

type RegisterCall = Call<RegisterMandateRequest>;

const FIRST_MANDATE = 4001;
const VALID_DAYS = 3_650;

const findOwnAccount = async ({ db, request }: RegisterCall, clientId: string): Promise<BankAccount> => {
  const { account_no, ifsc_code } = request.client_info;
  const own = (await readBankAccounts(db, clientId)).find(
    (account) => account.beneficiary_account_no === account_no && account.beneficiary_ifsc === ifsc_code,
  );
  if (!own) throw new Refusal('notFound', NOT_FOUND_TEXT);
  return own;
};

const createMandateRow = async (call: RegisterCall, clientId: string, account: BankAccount, position: number) => {
  const today = dayAt(call.now);
  return {
    id: newId(call.random, 'man'),
    client_id: clientId,
    number: `M${await nextNumberOfSeries(call.db, 'mandate', FIRST_MANDATE)}`,
    position,
    state: 'registered',
    amount: call.request.client_info.debit_amount * 1000,
    limit_used: 0,
    account_no: account.beneficiary_account_no,
    account_type: account.beneficiary_account_type,
    ifsc: account.beneficiary_ifsc,
    start_day: today,
    end_day: addDays(today, VALID_DAYS),
    is_primary: bitOf(account.is_primary),
    uploads: 0,
    refreshes: 0,
    nach_form: '',
    rendering: '',
    due_at: null,
    decided_at: null,
    created_at: call.now,
  } satisfies MandateRow;
};

/**
 * Registers a mandate, which then awaits the scan of its signed form.
 * @throws Refusal 020 (another one is pending, day), 051 (amount not offered), 061 (account), 071 (bank)
 */
export const registerMandate: Handler<'registerMandate'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const { debit_amount, sip_date } = call.request.client_info;
  const mandates = await readMandates(call.db, id);
  if (!(await canRegisterMandate(call, id, mandates))) {
    throw new Refusal('preconditionFailed', 'You cannot register a mandate now.');
  }
  if (isSipDayClosed(sip_date)) throw new Refusal('preconditionFailed', 'No debit can be made on this day.');
  const account = await findOwnAccount(call, id);
  if (!(await debitAmountOptionsOf(call, id)).includes(debit_amount)) {
    throw new Refusal('invalid', 'Please choose one of the debit limits.');
  }
  if (isRegistrationRefused(debit_amount * 1000))
    throw new Refusal('exchangeRejected', 'The bank refused the mandate.');
  await call.db
    .insertInto('mandates')
    .values(await createMandateRow(call, id, account, mandates.length + 1))
    .execute();
  return {
    messageText: 'Your mandate was registered.',
    result: await readBankLists(call, id, sip_date),
  };
};
