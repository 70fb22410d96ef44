import { Refusal } from '../../ground/refusal.ts';
import { endSession } from './sessions.ts';
import { type Handler } from '../../ground/operations.ts';

/** Revokes the received token, if it is valid. */
export const logout: Handler<'logout'> = async (call) => {
  if (call.caller.kind !== 'anonymous') await endSession(call.db, call.caller.session);
  return {};
};

/** The header contains the activation id instead of a token; an id is valid once. */
export const activateAccount: Handler<'activateAccount'> = async (call) => {
  const { numUpdatedRows } = await call.db
    .updateTable('activations')
    .set({ used: 1 })
    .where('id', '=', call.token)
    .where('used', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('notFound', 'This activation link is not valid.');
  return {};
};
