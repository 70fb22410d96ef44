import { type Caller } from '../ground/caller.ts';
import { type SandboxContext } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { type LiveSettings } from '../ground/live.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type Fault, type faultPlaces, readFaultsAt, decrementRemainingStrikes } from './faults.ts';
import { createInterruption, isAnswerReplaced } from './strike.ts';

const findPersonaNames = async (db: Database, caller: Caller, fields: unknown): Promise<readonly string[]> => {
  const typed: Fields = isFields(fields) ? fields : {};
  const names = [typed['login_mobile_number'], typed['login_email']].filter((name) => typeof name === 'string');
  if (caller.kind === 'anonymous') return names;
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

/** Finds the faults of a call and counts each of them. */
export const findFaultsOfCall = async (
  db: Database,
  { revision }: Pick<LiveSettings, 'revision'>,
  operation: string,
  caller: Caller,
  fields: unknown,
): Promise<readonly Fault[]> => {
  const faults = await readFaultsAt(db, revision);
  const candidates = faults.filter((fault) => fault.operation === '*' || fault.operation === operation);
  if (candidates.length === 0) return [];
  const names = await findPersonaNames(db, caller, fields);
  const struck: Fault[] = [];
  for (const fault of candidates) {
    const isMeant = fault.persona === '' || names.includes(fault.persona);
    if (isMeant && (await decrementRemainingStrikes(db, fault))) struck.push(fault);
  }
  return struck;
};

/**
 * Applies the faults of a place other than an operation; delays are awaited here.
 * @throws the replacement of the answer
 */
export const applyPlaceFaults = async (
  { db, live, wait }: Pick<SandboxContext, 'db' | 'live' | 'wait'>,
  place: (typeof faultPlaces)[number],
): Promise<void> => {
  const struck = await findFaultsOfCall(db, await live(), place, { kind: 'anonymous' }, {});
  for (const fault of struck) if (fault.kind === 'delayMs') await wait(Number(fault.value));
  if (struck.some((fault) => fault.kind === 'sdkMissing')) throw new HttpRefusal(404, ['The script is missing.']);
  const replacing = struck.find(isAnswerReplaced);
  if (replacing) throw createInterruption(replacing);
};
