import { type Mandate, NOT_FOUND_TEXT } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { rupeesOf } from '../kit/amounts.ts';
import { stampOf, wireDay } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { isProcessed } from './mandate-rules.ts';
import { type MandateRow, type MandateState } from './mandate-tables.ts';

const statusText: Readonly<Record<MandateState, string>> = {
  registered: '',
  scan_uploaded: '',
  approved: 'APPROVED',
  inactive: 'INACTIVE',
  rejected: 'REJECTED BY BANK',
  cancelled: 'CANCELLED',
};

/** What the bank has said so far. */
export const statusOf = (row: MandateRow) => ({
  status: statusText[row.state],
  is_processed: isProcessed(row),
  is_reupload: row.state === 'rejected',
});

/** A mandate as its owner sees it. */
export const mandateOf = (row: MandateRow): Mandate => ({
  mandate_id: row.number,
  amount: rupeesOf(row.amount),
  limit_used: rupeesOf(row.limit_used),
  account_no: row.account_no,
  account_type: row.account_type,
  ifsc_code: row.ifsc,
  start_date: wireDay(row.start_day),
  end_date: wireDay(row.end_day),
  ...statusOf(row),
  is_selected: false,
  is_primary: row.is_primary === 1,
  is_cancelled: row.state === 'cancelled',
  is_active: row.state === 'approved',
  ...(row.created_at > 0 ? { created_date: stampOf(row.created_at) } : {}),
});

export const mandatesOf = (db: Database, clientId: string): Promise<MandateRow[]> =>
  db.selectFrom('mandates').selectAll().where('client_id', '=', clientId).orderBy('position').execute();

/** @throws Refusal 061 when there is no such mandate or it is not the caller's */
export const ownMandate = async (db: Database, clientId: string, number: string): Promise<MandateRow> => {
  const row = await db
    .selectFrom('mandates')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', NOT_FOUND_TEXT);
  return row;
};

export const changeMandate = async (
  db: Database,
  row: Pick<MandateRow, 'id'>,
  change: Partial<MandateRow>,
): Promise<void> => {
  await db.updateTable('mandates').set(change).where('id', '=', row.id).execute();
};

/** The word of the bank about a mandate, or that of its owner, and when it was said. */
export const decide = (db: Database, row: MandateRow, state: MandateState, at: number): Promise<void> =>
  changeMandate(db, row, { state, due_at: null, decided_at: at });
