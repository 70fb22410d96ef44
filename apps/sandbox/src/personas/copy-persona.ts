import { type ClientRow } from '../clients/client-tables.ts';
import { copyRows, deleteRows } from '../ground/maintenance/copy-rows.ts';
import { type RandomBytes } from '../kit/random.ts';
import { nextNumberOfSeries } from '../store/counters.ts';
import { type Database } from '../store/database.ts';
import { type AreaTables } from '../store/tables.ts';

interface CopyServices {
  readonly db: Database;
  readonly now: number;
  readonly random: RandomBytes;
  readonly tables: AreaTables;
}

/**
 * Creates a customer with all data of another customer, under a given mobile number; an existing customer with that
 * number is deleted. Ids are new; order numbers are copied, because an order is always looked up together with its
 * owner.
 */
export const copyPersona = async (services: CopyServices, like: ClientRow, mobile: string): Promise<ClientRow> => {
  const { db, now, random, tables } = services;
  const old = await db.selectFrom('clients').select('id').where('mobile', '=', mobile).executeTakeFirst();
  if (old) await deleteRows(db, tables, old.id);
  const position = await nextNumberOfSeries(db, 'client', 10_000);
  const copy: ClientRow = {
    ...like,
    id: `CUST${String(position).padStart(8, '0')}`,
    position,
    mobile,
    email: like.email === null ? null : `i${mobile}@sandbox.example`,
    created_at: now,
  };
  await db.insertInto('clients').values(copy).execute();
  await copyRows(db, random, tables, like.id, copy.id);
  return copy;
};
