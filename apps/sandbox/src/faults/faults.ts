import { isFields } from '../kit/json.ts';
import { newId, type RandomBytes } from '../kit/random.ts';
import { cacheByRevision } from '../store/revision-cache.ts';
import { bumpRevision } from '../store/settings.ts';
import { type Database } from '../store/database.ts';
import { type FaultRow } from './fault-tables.ts';

export const faultKinds = [
  'code',
  'delayMs',
  'httpStatus',
  'emptyBody',
  'noCode',
  'dropConnection',
  'offline',
  'eraseToken',
  'newToken',
  'logoutToken',
  'hostileScreen',
  'hostileHtml',
  'badPdf',
  'badUrl',
  'partial',
  'sdkMissing',
] as const;

/** Effect of each fault. */
export const faultNotes: Readonly<Record<FaultKind, string>> = {
  code: 'refuses with the code in the value',
  delayMs: 'delays the answer by the milliseconds in the value',
  httpStatus: 'answers with the HTTP status of the value',
  emptyBody: 'answers with an empty body',
  noCode: 'leaves the code out',
  dropConnection: 'closes the connection without an answer',
  offline: 'closes the connection, as dropConnection does',
  eraseToken: 'asks the app to delete its token',
  newToken: 'issues another token',
  logoutToken: 'issues the token that means signed out',
  hostileScreen: 'names an unknown screen',
  hostileHtml: 'sends scripts, frames and forms in its HTML',
  badPdf: 'sends a document that is not a PDF',
  badUrl: 'sends addresses of a foreign site',
  partial: 'sends numbers as texts, and an unknown field',
  sdkMissing: 'does not serve the script of a widget',
};

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly id: string;
  readonly operation: string;
  readonly kind: FaultKind;
  readonly value: unknown;
  /** remaining applications; -1 until it is removed */
  readonly remaining: number;
  readonly persona: string;
}

/** Further names that a fault can have instead of an operation. */
export const faultPlaces = ['gateway', 'sdk/checkout', 'sdk/esign'] as const;

const isFaultKind = (kind: unknown): kind is FaultKind => faultKinds.some((known) => known === kind);

const parseFaultRow = (row: FaultRow): Fault => ({
  id: row.id,
  operation: row.operation,
  kind: isFaultKind(row.kind) ? row.kind : 'code',
  value: JSON.parse(row.value) as unknown,
  remaining: row.remaining,
  persona: row.persona,
});

export const readFaults = async (db: Database): Promise<readonly Fault[]> =>
  (await db.selectFrom('faults').selectAll().orderBy('position').execute()).map(parseFaultRow);

/** Reads the faults of a revision of the live settings. */
export const readFaultsAt = cacheByRevision(readFaults);

/** Parses the body of POST /faults; returns a text if it is invalid. */
export const parseFault = (body: unknown, isOperation: (name: string) => boolean): Omit<Fault, 'id'> | string => {
  if (!isFields(body)) return 'A fault is an object.';
  const { operation, kind, value = null, times, persona = '' } = body;
  if (typeof operation !== 'string') return 'operation is missing.';
  const isPlace = operation === '*' || faultPlaces.some((place) => place === operation);
  if (!isPlace && !isOperation(operation)) return `There is no operation ${operation}.`;
  if (!isFaultKind(kind)) return `kind is one of ${faultKinds.join(', ')}.`;
  const defaultTimes = kind === 'offline' ? -1 : 1;
  const remaining = typeof times === 'number' && Number.isInteger(times) && times > 0 ? times : defaultTimes;
  return { operation, kind, value, remaining, persona: typeof persona === 'string' ? persona : '' };
};

export const addFault = async (db: Database, random: RandomBytes, fault: Omit<Fault, 'id'>): Promise<Fault> => {
  const { position } = await db
    .selectFrom('faults')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  const id = newId(random, 'fault');
  await db
    .insertInto('faults')
    .values({ ...fault, id, position: position + 1, value: JSON.stringify(fault.value ?? null) })
    .execute();
  await bumpRevision(db);
  return { ...fault, id };
};

/** Removes a fault, or all faults without an id. */
export const removeFaults = async (db: Database, id?: string): Promise<void> => {
  await (id === undefined ? db.deleteFrom('faults') : db.deleteFrom('faults').where('id', '=', id)).execute();
  await bumpRevision(db);
};

/** Counts an application of a fault; false if another request has used the last one. */
export const decrementRemainingStrikes = async (db: Database, fault: Fault): Promise<boolean> => {
  if (fault.remaining < 0) return true;
  const taken = await db
    .updateTable('faults')
    .set(({ eb }) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', fault.id)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await db.deleteFrom('faults').where('id', '=', fault.id).where('remaining', '=', 0).execute();
  await bumpRevision(db);
  return true;
};
