import { nowOf } from '../ground/live.ts';
import { type Context } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { registerSignature } from '../kyc/signatures.ts';
import { postedFields } from './posted-fields.ts';

/**
 * The e-sign service: takes a signature from the stand-in widget and tells the provider of it directly.
 * @throws HttpRefusal 400, 404 (no such document to sign), 405
 */
export const takeSignature = async (context: Context, request: Request): Promise<Response> => {
  const { digio_id, is_late } = await postedFields(request);
  const now = await nowOf(context);
  const documentId = typeof digio_id === 'string' ? digio_id : '';
  const txn_id = await context.db
    .transaction()
    .execute((db) => registerSignature(db, now, documentId, is_late === true));
  if (txn_id === undefined) throw new HttpRefusal(404, ['There is no such document to sign.']);
  return Response.json({ txn_id });
};
