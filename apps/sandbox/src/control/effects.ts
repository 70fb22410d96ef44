import { type Context } from '../ground/area.ts';
import { countRows } from '../ground/copy-rows.ts';
import { listOutbox } from '../outbox/outbox.ts';

/** How much of each kind there is. */
type Counts = Readonly<Record<string, number>>;

const countedBy = (kinds: readonly string[]): Counts =>
  Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, those]) => [kind, those.length]));

/** What everything that was done for one investor has left behind: rows by their table, messages by their kind. */
export const countEffects = async (
  { db, tables }: Pick<Context, 'db' | 'tables'>,
  mobile: string,
): Promise<{ readonly rows: Counts; readonly messages: Counts }> => {
  const client = await db.selectFrom('clients').select(['id', 'email']).where('mobile', '=', mobile).executeTakeFirst();
  const addresses = [mobile, ...(client?.email ? [client.email] : [])];
  const sent = await Promise.all(addresses.map((address) => listOutbox(db, address)));
  return {
    rows: client ? await countRows(db, tables, client.id) : {},
    messages: countedBy(sent.flat().map(({ kind }) => kind)),
  };
};
