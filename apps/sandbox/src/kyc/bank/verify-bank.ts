import { addAccount, insertVerifiedAccount } from './add-account.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readBankVerification, storeCheque } from './cheque.ts';

/**
 * Stores the verified account as the first and primary account; the request can contain the cheque.
 * @throws Refusal 020 (not verified, no cheque), 051 (cheque), 071 (bank)
 */
export const verifyBankStage = async (
  call: Call,
  client: ClientRow,
  cheque: readonly File[] | undefined,
): Promise<void> => {
  const check = await readBankVerification(call, client.id);
  if (cheque) await storeCheque(call, client, check, cheque);
  else if (!check.isChequeRead) throw new Refusal('preconditionFailed', 'Upload your cheque first.');
  insertVerifiedAccount(check);
  await addAccount(call.db, client, check);
};
