import { type Mover } from '../../ground/mover.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { type Database } from '../../store/database.ts';
import { type MandateState } from './mandate-tables.ts';
import { storeMandateDecision } from './mandates.ts';

const nextStates: Readonly<Partial<Record<MandateState, readonly MandateState[]>>> = {
  scan_uploaded: ['approved', 'rejected'],
  approved: ['inactive'],
};

const findMandate = (db: Database, id: string) =>
  db
    .selectFrom('mandates')
    .selectAll()
    .where((row) => row.or([row.eb('id', '=', id), row.eb('number', '=', id)]))
    .orderBy('position', 'desc')
    .executeTakeFirst();

/** Sets the bank's decision about a mandate by hand. The id is the mandate's id or its number. */
export const mandateMover: Mover = {
  list: async (db, most) => {
    const rows = await db
      .selectFrom('mandates')
      .innerJoin('clients', 'clients.id', 'mandates.client_id')
      .select(['mandates.id', 'mandates.number', 'mandates.amount', 'mandates.state', 'clients.mobile as owner'])
      .orderBy('mandates.start_day', 'desc')
      .orderBy('mandates.position', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, owner, number, amount, state }) => ({
      id,
      owner,
      label: `${number} · up to ${rupeeText(amount)}`,
      state,
    }));
  },
  nextStates: async (db, id) => {
    const row = await findMandate(db, id);
    return row && (nextStates[row.state] ?? []);
  },
  move: async (db, _random, id, to, now) => {
    const row = await findMandate(db, id);
    const state = row && nextStates[row.state]?.find((possible) => possible === to);
    if (state) await storeMandateDecision(db, row, state, now);
  },
};
