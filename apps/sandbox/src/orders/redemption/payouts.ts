import { type DueSource } from '../../ground/due.ts';
import { type Database } from '../../store/database.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';

type PayoutAction = (db: Database, payout: PayoutRow, at: number) => Promise<void>;

/** Due payouts: of redemptions with `'='` (no schedule), of plans with `'!='`. */
export const createPayoutSource =
  (schedule: '=' | '!=', pay: PayoutAction): DueSource =>
  async (db, until) => {
    const payout = await db
      .selectFrom('payouts')
      .selectAll()
      .where('due_at', '<=', until)
      .where('schedule_id', schedule, '')
      .orderBy('due_at')
      .orderBy('id')
      .executeTakeFirst();
    if (typeof payout?.due_at !== 'number') return undefined;
    const { due_at: at } = payout;
    return { at, run: (transaction) => pay(transaction, payout, at) };
  };
