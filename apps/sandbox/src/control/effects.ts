import { type SandboxContext } from '../ground/area.ts';
import { countRows } from '../ground/maintenance/copy-rows.ts';
import { listOutbox } from '../outbox/outbox.ts';

/** Number by kind. */
type Counts = Readonly<Record<string, number>>;

const countOccurrences = (kinds: readonly string[]): Counts =>
  Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, those]) => [kind, those.length]));

/** Counts the effects of all calls of an investor: rows by table, messages by kind. */
export const countEffects = async (
  { db, tables }: Pick<SandboxContext, 'db' | 'tables'>,
  mobile: string,
): Promise<{ readonly rows: Counts; readonly messages: Counts }> => {
  const client = await db.selectFrom('clients').select(['id', 'email']).where('mobile', '=', mobile).executeTakeFirst();
  const addresses = [mobile, ...(client?.email ? [client.email] : [])];
  const sent = await Promise.all(addresses.map((address) => listOutbox(db, address)));
  return {
    rows: client ? await countRows(db, tables, client.id) : {},
    messages: countOccurrences(sent.flat().map(({ kind }) => kind)),
  };
};
