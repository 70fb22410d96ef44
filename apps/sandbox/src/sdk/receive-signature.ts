import { readProviderNow } from '../ground/live.ts';
import { type SandboxContext } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { storeSignature } from '../kyc/esign/signatures.ts';
import { postedFields } from './posted-fields.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

/**
 * E-sign service: registers a signature of the simulated widget and reports it to the provider.
 * @throws HttpRefusal 400, 404 (no such document to sign), 405
 */
export const receiveSignature = async (context: SandboxContext, request: Request): Promise<Response> => {
  const { digio_id, is_late } = await postedFields(request);
  const now = await readProviderNow(context);
  const documentId = typeof digio_id === 'string' ? digio_id : '';
  const txn_id = await writeInTransaction(context.db, (db) => storeSignature(db, now, documentId, is_late === true));
  if (txn_id === undefined) throw new HttpRefusal(404, ['There is no such document to sign.']);
  return Response.json({ txn_id });
};
