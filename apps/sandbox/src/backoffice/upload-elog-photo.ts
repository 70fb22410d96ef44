import { clientTraitsOf } from '../clients/clients.ts';
import { Refusal } from '../ground/refusal.ts';
import { readClientForStaff } from '../kyc/information/get-stage-info.ts';
import { readClientRecords } from './client-records.ts';
import { type Handler } from '../ground/operations.ts';

/**
 * Forwards the stored photograph of a client to the exchange.
 * @throws Refusal 020 (no client code, FATCA done), 061 (no such client), 071 (exchange)
 */
export const uploadElogPhoto: Handler<'uploadElogPhoto'> = async (call) => {
  const { db, request } = call;
  const client = await readClientForStaff(db, request.customer_id);
  if (client.is_code_approved === 0) throw new Refusal('preconditionFailed', 'The client has no client code yet.');
  if (client.is_fatca_verified === 1)
    throw new Refusal('preconditionFailed', 'FATCA is already verified for this client.');
  if (clientTraitsOf(client).elog === 'refused')
    throw new Refusal('exchangeRejected', 'The exchange rejected the photograph.');
  await db.updateTable('clients').set({ is_photo_verified: 1 }).where('id', '=', client.id).execute();
  return { messageText: 'The photograph was accepted.', client_result: { result: await readClientRecords(db) } };
};
