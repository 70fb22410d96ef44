import { nextNumberOfSeries } from '../../store/counters.ts';
import { type Database } from '../../store/database.ts';

const FIRST_TRANSACTION = 10_000_001;

/** Marks KYC and e-sign as verified; staff can then request the client code. */
export const markEsignDone = async (db: Database, clientId: string): Promise<void> => {
  await db.updateTable('clients').set({ is_esign_done: 1 }).where('id', '=', clientId).execute();
};

/**
 * Registers a signature at the e-sign service and returns its transaction id; undefined if the document is unknown or
 * not open for signature. A late signature reaches the provider from the service, without an answer of the widget.
 */
export const storeSignature = async (
  db: Database,
  now: number,
  digioId: string,
  isLate: boolean,
): Promise<string | undefined> => {
  const document = await db
    .selectFrom('kyc')
    .innerJoin('clients', 'clients.id', 'kyc.client_id')
    .select('kyc.client_id')
    .where('kyc.digio_id', '=', digioId)
    .where('clients.login_stage', '=', 'esignkyc')
    .where('clients.is_esign_done', '=', 0)
    .executeTakeFirst();
  if (digioId === '' || !document) return undefined;
  const { client_id } = document;
  const txn_id = `ESN${await nextNumberOfSeries(db, 'esign', FIRST_TRANSACTION)}`;
  await db.insertInto('signatures').values({ txn_id, client_id, digio_id: digioId, signed_at: now }).execute();
  if (isLate) await markEsignDone(db, client_id);
  return txn_id;
};
