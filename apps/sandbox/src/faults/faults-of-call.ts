import { type Caller } from '../access/caller.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type Fault, takeStrike } from './faults.ts';

const namesOf = async (db: Database, caller: Caller, fields: unknown): Promise<readonly string[]> => {
  const typed: Fields = isFields(fields) ? fields : {};
  const names = [typed['login_mobile_number'], typed['login_email']].filter((name) => typeof name === 'string');
  if (caller.kind === 'nobody') return names;
  const table = caller.kind === 'staff' ? 'staff' : 'clients';
  if (table === 'staff') {
    const staff = await db.selectFrom('staff').select('email').where('id', '=', caller.id).executeTakeFirst();
    return [...names, caller.id, staff?.email ?? ''];
  }
  const client = await db
    .selectFrom('clients')
    .select(['mobile', 'email'])
    .where('id', '=', caller.id)
    .executeTakeFirst();
  return [...names, caller.id, client?.mobile ?? '', client?.email ?? ''];
};

/** The faults that strike this call, each of them counted. */
export const faultsOfCall = async (
  db: Database,
  faults: readonly Fault[],
  operation: string,
  caller: Caller,
  fields: unknown,
): Promise<readonly Fault[]> => {
  const candidates = faults.filter((fault) => fault.operation === '*' || fault.operation === operation);
  if (candidates.length === 0) return [];
  const names = await namesOf(db, caller, fields);
  const struck: Fault[] = [];
  for (const fault of candidates) {
    const isMeant = fault.persona === '' || names.includes(fault.persona);
    if (isMeant && (await takeStrike(db, fault))) struck.push(fault);
  }
  return struck;
};
