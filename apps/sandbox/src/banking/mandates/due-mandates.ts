import { type DueSource } from '../../ground/due.ts';
import { decisionOfPresentScan } from './mandate-rules.ts';
import { storeMandateDecision } from './mandates.ts';

/** Scans with a due decision of the bank. */
export const dueMandates: DueSource = {
  earliest: (db, until) =>
    db.selectFrom('mandates').select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).$asScalar(),
  run: async (db, _random, at) => {
    const row = await db
      .selectFrom('mandates')
      .selectAll()
      .where('due_at', '=', at)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    await storeMandateDecision(db, row, decisionOfPresentScan(row), at);
  },
};
