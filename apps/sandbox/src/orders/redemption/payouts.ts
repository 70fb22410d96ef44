import { type DueSource } from '../../ground/due.ts';
import { type Database } from '../../store/database.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';

type PayoutAction = (db: Database, payout: PayoutRow, at: number) => Promise<void>;

/** Due payouts: of redemptions with `'='` (no schedule), of plans with `'!='`. */
export const createPayoutSource = (schedule: '=' | '!=', pay: PayoutAction): DueSource => ({
  earliest: (db, until) =>
    db
      .selectFrom('payouts')
      .select('due_at')
      .where('due_at', '<=', until)
      .where('schedule_id', schedule, '')
      .orderBy('due_at')
      .limit(1)
      .$asScalar(),
  run: async (db, _random, at) => {
    const payout = await db
      .selectFrom('payouts')
      .selectAll()
      .where('due_at', '=', at)
      .where('schedule_id', schedule, '')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await pay(db, payout, at);
  },
});
