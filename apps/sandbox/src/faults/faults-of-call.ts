import { type Caller } from '../ground/caller.ts';
import { type Context } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { type Live } from '../ground/live.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type Fault, type faultPlaces, faultsAt, takeStrike } from './faults.ts';
import { interruptionOf, isReplacing } from './strike.ts';

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
  { revision }: Pick<Live, 'revision'>,
  operation: string,
  caller: Caller,
  fields: unknown,
): Promise<readonly Fault[]> => {
  const faults = await faultsAt(db, revision);
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

/**
 * What strikes a place that is no operation; late answers wait here.
 * @throws what stands in for the answer
 */
export const strikePlace = async (
  { db, live, wait }: Pick<Context, 'db' | 'live' | 'wait'>,
  place: (typeof faultPlaces)[number],
): Promise<void> => {
  const struck = await faultsOfCall(db, await live(), place, { kind: 'nobody' }, {});
  for (const fault of struck) if (fault.kind === 'delayMs') await wait(Number(fault.value));
  if (struck.some((fault) => fault.kind === 'sdkMissing')) throw new HttpRefusal(404, ['The script is missing.']);
  const replacing = struck.find(isReplacing);
  if (replacing) throw interruptionOf(replacing);
};
