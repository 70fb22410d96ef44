import { type Selectable } from 'kysely';
import { clientStateOf } from '../clients/client-state.ts';
import { type Caller } from '../ground/caller.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type AuditRow } from './access-tables.ts';

interface Audited {
  readonly operation: { readonly name: string; readonly auth: string };
  readonly fields: unknown;
  readonly caller: Caller;
  readonly services: { readonly now: number };
}

/** What an operation did to its client, each a JSON text; '' where it was about none. */
export type Effect = Pick<AuditRow, 'before' | 'after'>;

const MOST_OF_A_NAME = 64;
const STAFF = 'backoffice';

const subjectIn = (fields: Fields): unknown => {
  const info = isFields(fields['client_info']) ? fields['client_info'] : {};
  const isStaffSignIn = fields['login_role'] === STAFF;
  return (
    fields['customer_id'] ??
    fields['order_no'] ??
    info['order_id'] ??
    info['scheme_code'] ??
    (isStaffSignIn ? fields['login_email'] : '')
  );
};

const subjectOf = (fields: unknown): string => {
  const subject = isFields(fields) ? subjectIn(fields) : '';
  return typeof subject === 'string' ? subject.slice(0, MOST_OF_A_NAME) : '';
};

/** Whether a call is one of the staff's, whoever makes it: what they did, what somebody tried in their name, their sign-in. */
export const isOfStaff = ({ caller, fields, operation }: Omit<Audited, 'services'>): boolean =>
  caller.kind === 'staff' ||
  operation.auth.startsWith('staff') ||
  (isFields(fields) && (fields['is_backoffice'] === true || fields['login_role'] === STAFF));

/** Where a client stands, without a word of who it is: what the audit keeps of the moment before and after. */
export const standingOf = async (
  db: Database,
  { caller, fields }: Pick<Audited, 'caller' | 'fields'>,
): Promise<string> => {
  if (caller.kind !== 'staff' || !isFields(fields) || typeof fields['customer_id'] !== 'string') return '';
  const client = await db.selectFrom('clients').selectAll().where('id', '=', fields['customer_id']).executeTakeFirst();
  if (!client) return '';
  return JSON.stringify({
    state: clientStateOf(client),
    photo: client.is_photo_verified === 1,
    fatca: client.is_fatca_verified === 1,
  });
};

/**
 * Durable record of orders and staff actions: when, who, what, about whom, with which code, and how the client stood before
 * and after. The database itself lets nobody change or take away a row.
 */
export const audit = async (
  db: Database,
  attempt: Audited,
  code: string,
  effect: Effect = { before: '', after: '' },
): Promise<void> => {
  const { caller, operation, fields, services } = attempt;
  await db
    .insertInto('audit')
    .values({
      at: services.now,
      caller: caller.kind === 'nobody' ? '' : caller.id,
      operation: operation.name,
      subject: subjectOf(fields),
      code,
      is_of_staff: isOfStaff(attempt) ? 1 : 0,
      ...effect,
    })
    .execute();
};

/** What the staff did and what was tried in their name, the newest first. */
export const staffActions = (db: Database, most: number): Promise<Selectable<AuditRow>[]> =>
  db.selectFrom('audit').selectAll().where('is_of_staff', '=', 1).orderBy('entry', 'desc').limit(most).execute();
