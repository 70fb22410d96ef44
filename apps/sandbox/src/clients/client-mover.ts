import { type Mover } from '../control/mover.ts';
import { approveClientCode } from './due-clients.ts';

/** Moves a client by hand: the exchange's decision, the photograph, FATCA. */
export const clientMover: Mover = {
  next: async (db, id) => {
    const client = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst();
    if (!client) return undefined;
    if (client.is_code_approved === 0) {
      if (client.is_esign_done === 0) return [];
      return client.code_due_at === null ? ['codeApproved'] : ['codeApproved', 'codeRejected'];
    }
    return [...(client.is_photo_verified === 0 ? ['photo'] : []), ...(client.is_fatca_verified === 0 ? ['fatca'] : [])];
  },
  move: async (db, random, id, to, now) => {
    if (to === 'codeApproved') return approveClientCode(db, random, id, now);
    const change = {
      codeRejected: { code_due_at: null },
      photo: { is_photo_verified: 1 as const },
      fatca: { is_fatca_verified: 1 as const },
    }[to];
    if (change) await db.updateTable('clients').set(change).where('id', '=', id).execute();
  },
};
