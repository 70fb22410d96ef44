import { type Mover } from '../ground/mover.ts';
import { readSwitches } from '../ground/switches.ts';
import { clientStateOf } from './client-state.ts';
import { approveClientCode, rejectClientCode, requestClientCode } from './due-clients.ts';

/** Sets by hand the exchange's decision about a client, the photograph and FATCA. */
export const clientMover: Mover = {
  list: async (db, most) => {
    const signed = db.selectFrom('clients').selectAll().where('is_esign_done', '=', 1);
    const rows = await signed.orderBy('position', 'desc').limit(most).execute();
    return rows.map((client) => ({
      id: client.id,
      owner: client.mobile,
      label: `${client.first_name} ${client.last_name}`,
      state: clientStateOf(client),
    }));
  },
  nextStates: async (db, id) => {
    const client = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst();
    if (!client) return undefined;
    switch (clientStateOf(client)) {
      case 'onboarding':
        return [];
      case 'awaitingCode':
        return ['codeRequested', 'codeApproved'];
      case 'codeRequested':
        return ['codeApproved', 'codeRejected'];
      case 'codeApproved':
        return [
          ...(client.is_photo_verified === 0 ? ['photo'] : []),
          ...(client.is_fatca_verified === 0 ? ['fatca'] : []),
        ];
    }
  },
  move: async (db, random, id, to, now) => {
    if (to === 'codeRequested') return requestClientCode(db, id, now, (await readSwitches(db)).codeApprovalDays);
    if (to === 'codeApproved') return approveClientCode(db, random, id, now);
    if (to === 'codeRejected') return rejectClientCode(db, id, now);
    const change = {
      photo: { is_photo_verified: 1 as const },
      fatca: { is_fatca_verified: 1 as const },
    }[to];
    if (change) await db.updateTable('clients').set(change).where('id', '=', id).execute();
  },
};
