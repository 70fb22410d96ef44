import { addAccount, registerWithBank } from './add-account.ts';
import { type ClientRow } from '../clients/client-tables.ts';
import { type Call } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { liveBankCheck, takeCheque } from './cheque.ts';

/**
 * Stores the verified account as the first and primary account; the request can contain the cheque.
 * @throws Refusal 020 (not verified, no cheque), 051 (cheque), 071 (bank)
 */
export const verifyBank = async (call: Call, client: ClientRow, cheque: readonly File[] | undefined): Promise<void> => {
  const check = await liveBankCheck(call, client.id);
  if (cheque) await takeCheque(call, client, check, cheque);
  else if (!check.isChequeRead) throw new Refusal('preconditionFailed', 'Upload your cheque first.');
  registerWithBank(check);
  await addAccount(call.db, client, check);
};
