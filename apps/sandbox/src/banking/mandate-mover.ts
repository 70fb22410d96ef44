import { type Mover } from '../ground/mover.ts';
import { rupeeText } from '../kit/amounts.ts';
import { type Database } from '../store/database.ts';
import { type MandateState } from './mandate-tables.ts';
import { decide } from './mandates.ts';

const next: Readonly<Partial<Record<MandateState, readonly MandateState[]>>> = {
  scan_uploaded: ['approved', 'rejected'],
  approved: ['inactive'],
};

const mandateNamed = (db: Database, id: string) =>
  db
    .selectFrom('mandates')
    .selectAll()
    .where((row) => row.or([row.eb('id', '=', id), row.eb('number', '=', id)]))
    .orderBy('position', 'desc')
    .executeTakeFirst();

/** Moves a mandate by hand: the bank's word. The id is the mandate's own id or its number. */
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
  next: async (db, id) => {
    const row = await mandateNamed(db, id);
    return row && (next[row.state] ?? []);
  },
  move: async (db, _random, id, to, now) => {
    const row = await mandateNamed(db, id);
    const state = row && next[row.state]?.find((possible) => possible === to);
    if (state) await decide(db, row, state, now);
  },
};
