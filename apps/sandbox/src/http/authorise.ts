import { CODES, type Operation } from '@folioflow/api/contract';
import { type Caller } from '../ground/caller.ts';
import { sessionOver } from '../access/who-asks.ts';
import { isFields } from '../kit/json.ts';
import { Refusal } from '../ground/refusal.ts';

const roleRefused = (): Refusal => new Refusal('roleRefused', 'You are not allowed to do this.');

const asksAsStaff = (fields: unknown): boolean =>
  isFields(fields) && (fields['is_backoffice'] === true || fields['customer_id'] !== undefined);

const forInvestor = (caller: Caller, fields: unknown, canBeStaff: boolean): Refusal | undefined => {
  if (caller.kind === 'staff') {
    if (!canBeStaff) return roleRefused();
    return caller.role === 'norole' ? roleRefused() : undefined;
  }
  if (caller.kind !== 'investor') return sessionOver();
  return asksAsStaff(fields) ? roleRefused() : undefined;
};

const forStaff = (caller: Caller, needsOperator: boolean): Refusal | undefined => {
  if (caller.kind === 'investor') return roleRefused();
  if (caller.kind !== 'staff') return sessionOver();
  return caller.role === 'norole' || (needsOperator && caller.role !== 'operator') ? roleRefused() : undefined;
};

/** What the staff do, whoever asks for it. */
const isOfTheStaff = ({ auth, name }: Operation, caller: Caller, fields: unknown): boolean =>
  auth.startsWith('staff') || (name === 'getStageInfo' && (caller.kind === 'staff' || asksAsStaff(fields)));

/** The words of the back-office, and nothing of any client (AD-001). */
const saidToStaff = (refusal: Refusal): Refusal => {
  const { code, extra } = refusal;
  if (code === CODES.noSession)
    return new Refusal('noSession', 'Your session has expired. Please sign in again.', { ...extra, is_redirect: true });
  if (code === CODES.roleRefused)
    return new Refusal('roleRefused', 'You are not authorised to view this information.', {
      is_redirect: true,
      result: [],
    });
  return refusal;
};

const refusalOf = (operation: Operation, caller: Caller, fields: unknown): Refusal | undefined => {
  switch (operation.auth) {
    case 'none':
      return undefined;
    case 'preAuth':
      return caller.kind === 'preAuth' ? undefined : sessionOver();
    case 'investor':
      return forInvestor(caller, fields, operation.name === 'getStageInfo');
    case 'staffViewer':
      return forStaff(caller, false);
    case 'staffOperator':
      return forStaff(caller, true);
  }
};

/** The refusal of a caller who may not use an operation (contract 1.6); flags in the body grant nothing (C-32). */
export const authorise = (
  operation: Operation,
  caller: Caller,
  fields: unknown,
  /** Why the token is no session any more. */
  ended: Refusal | undefined,
): Refusal | undefined => {
  const refusal = (operation.auth === 'none' ? undefined : ended) ?? refusalOf(operation, caller, fields);
  return refusal !== undefined && isOfTheStaff(operation, caller, fields) ? saidToStaff(refusal) : refusal;
};
