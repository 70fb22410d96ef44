import { type Selectable } from 'kysely';
import { clientStateOf } from '../../clients/client-state.ts';
import { type Caller } from '../../ground/caller.ts';
import { type Fields, isFields } from '../../kit/json.ts';
import { isPlainText } from '../../kit/plain-text.ts';
import { type Database } from '../../store/database.ts';
import { type AuditRow } from './access-tables.ts';

interface AuditedAttempt {
  readonly operation: { readonly name: string; readonly auth: string };
  readonly fields: unknown;
  readonly caller: Caller;
  readonly services: { readonly now: number };
}

/** Status of the client before and after an operation, as JSON; '' for an operation without a client. */
export type AuditEffect = Pick<AuditRow, 'before' | 'after'>;

const MAX_NAME_LENGTH = 64;
const STAFF = 'backoffice';

const findAuditSubjectField = (fields: Fields): unknown => {
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

/** Id in a request before its check; '' for anything that no row can contain. */
const idOrEmpty = (value: unknown): string => (typeof value === 'string' && isPlainText(value) ? value : '');

const auditSubjectOf = (fields: unknown): string =>
  idOrEmpty(isFields(fields) ? findAuditSubjectField(fields) : '').slice(0, MAX_NAME_LENGTH);

/** True for calls by staff, for calls of staff operations by others, and for sign-ins of staff. */
export const isStaffAttempt = ({ caller, fields, operation }: Omit<AuditedAttempt, 'services'>): boolean =>
  caller.kind === 'staff' ||
  operation.auth.startsWith('staff') ||
  (isFields(fields) && (fields['is_backoffice'] === true || fields['login_role'] === STAFF));

/** Reads the status of a client, without personal data, for the audit. */
export const readClientStatus = async (
  db: Database,
  { caller, fields }: Pick<AuditedAttempt, 'caller' | 'fields'>,
): Promise<string> => {
  const id = caller.kind === 'staff' && isFields(fields) ? idOrEmpty(fields['customer_id']) : '';
  if (id === '') return '';
  const client = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst();
  if (!client) return '';
  return JSON.stringify({
    state: clientStateOf(client),
    photo: client.is_photo_verified === 1,
    fatca: client.is_fatca_verified === 1,
  });
};

/**
 * Records an order or a staff action in the audit: time, caller, operation, subject, code, and the status of the client
 * before and after. The database refuses changes of stored rows.
 */
export const recordAudit = async (
  db: Database,
  attempt: AuditedAttempt,
  code: string,
  effect: AuditEffect = { before: '', after: '' },
): Promise<void> => {
  const { caller, operation, fields, services } = attempt;
  await db
    .insertInto('audit')
    .values({
      at: services.now,
      caller: caller.kind === 'anonymous' ? '' : caller.id,
      operation: operation.name,
      subject: auditSubjectOf(fields),
      code,
      is_of_staff: isStaffAttempt(attempt) ? 1 : 0,
      ...effect,
    })
    .execute();
};

/** Audited staff actions and attempts, newest first. */
export const readStaffActions = (db: Database, most: number): Promise<Selectable<AuditRow>[]> =>
  db.selectFrom('audit').selectAll().where('is_of_staff', '=', 1).orderBy('entry', 'desc').limit(most).execute();
