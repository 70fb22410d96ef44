import { type Mandate, NOT_FOUND_TEXT } from '@folioflow/api/contract';
import { Refusal } from '../../ground/refusal.ts';
import { toRupees } from '../../kit/amounts.ts';
import { isoTimestampOf, formatWireDay } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { isMandateProcessed } from './mandate-rules.ts';
import { type MandateRow, type MandateState } from './mandate-tables.ts';

const statusText: Readonly<Record<MandateState, string>> = {
  registered: '',
  scan_uploaded: '',
  approved: 'APPROVED',
  inactive: 'INACTIVE',
  rejected: 'REJECTED BY BANK',
  cancelled: 'CANCELLED',
};

/** Status fields of a mandate. */
export const mandateStatusFieldsOf = (row: MandateRow) => ({
  status: statusText[row.state],
  is_processed: isMandateProcessed(row),
  is_reupload: row.state === 'rejected',
});

/** Mandate in the shape of the contract. */
export const createMandateView = (row: MandateRow): Mandate => ({
  mandate_id: row.number,
  amount: toRupees(row.amount),
  limit_used: toRupees(row.limit_used),
  account_no: row.account_no,
  account_type: row.account_type,
  ifsc_code: row.ifsc,
  start_date: formatWireDay(row.start_day),
  end_date: formatWireDay(row.end_day),
  ...mandateStatusFieldsOf(row),
  is_selected: false,
  is_primary: row.is_primary === 1,
  is_cancelled: row.state === 'cancelled',
  is_active: row.state === 'approved',
  ...(row.created_at > 0 ? { created_date: isoTimestampOf(row.created_at) } : {}),
});

export const readMandates = (db: Database, clientId: string): Promise<MandateRow[]> =>
  db.selectFrom('mandates').selectAll().where('client_id', '=', clientId).orderBy('position').execute();

/** @throws Refusal 061 when there is no such mandate or it is not the caller's */
export const readOwnMandate = async (db: Database, clientId: string, number: string): Promise<MandateRow> => {
  const row = await db
    .selectFrom('mandates')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', NOT_FOUND_TEXT);
  return row;
};

export const updateMandate = async (
  db: Database,
  row: Pick<MandateRow, 'id'>,
  change: Partial<MandateRow>,
): Promise<void> => {
  await db.updateTable('mandates').set(change).where('id', '=', row.id).execute();
};

/** Stores the decision of the bank or the owner about a mandate, with its moment. */
export const storeMandateDecision = (db: Database, row: MandateRow, state: MandateState, at: number): Promise<void> =>
  updateMandate(db, row, { state, due_at: null, decided_at: at });
