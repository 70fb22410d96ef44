import { type DueSource } from '../../ground/due.ts';
import { decisionOfPresentScan } from './mandate-rules.ts';
import { storeMandateDecision } from './mandates.ts';

/** Scans with a due decision of the bank. */
export const dueMandates: DueSource = async (db, until) => {
  const row = await db
    .selectFrom('mandates')
    .selectAll()
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('position')
    .executeTakeFirst();
  if (typeof row?.due_at !== 'number') return undefined;
  const at = row.due_at;
  return { at, run: (transaction) => storeMandateDecision(transaction, row, decisionOfPresentScan(row), at) };
};
