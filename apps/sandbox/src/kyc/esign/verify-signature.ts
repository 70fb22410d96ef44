import { type ClientRow } from '../../clients/client-tables.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { markEsignDone } from './signatures.ts';
import { requireReachedStage } from '../stages/stages.ts';

/**
 * Verifies a signature that the e-sign service has registered. The service can report it before the widget answers.
 * @throws Refusal 020 (stage), 071 (no such transaction of this customer)
 */
export const verifySignature = async (
  { db }: Call,
  client: ClientRow,
  response: Readonly<Record<string, unknown>>,
): Promise<void> => {
  requireReachedStage(client, 'esignkyc');
  const { txn_id } = response;
  const signature = await db
    .selectFrom('signatures')
    .select('txn_id')
    .where('txn_id', '=', typeof txn_id === 'string' ? txn_id : '')
    .where('client_id', '=', client.id)
    .executeTakeFirst();
  if (!signature) throw new Refusal('exchangeRejected', 'The e-sign transaction is not known.');
  await markEsignDone(db, client.id);
};
