import { CODES } from '@folioflow/api/contract';
import { type Operation } from '@folioflow/api/schemas';
import { type Caller } from '../ground/caller.ts';
import { sessionExpiredRefusal } from '../access/sessions/identify-caller.ts';
import { isFields } from '../kit/json.ts';
import { Refusal } from '../ground/refusal.ts';

const refusalOfMissingRole = (): Refusal => new Refusal('roleRefused', 'You are not allowed to do this.');

const isStaffRequest = (fields: unknown): boolean =>
  isFields(fields) && (fields['is_backoffice'] === true || fields['customer_id'] !== undefined);

const refusalOfNonInvestor = (caller: Caller, fields: unknown, canBeStaff: boolean): Refusal | undefined => {
  if (caller.kind === 'staff') {
    if (!canBeStaff) return refusalOfMissingRole();
    return caller.role === 'norole' ? refusalOfMissingRole() : undefined;
  }
  if (caller.kind !== 'investor') return sessionExpiredRefusal();
  return isStaffRequest(fields) ? refusalOfMissingRole() : undefined;
};

const refusalOfNonStaff = (caller: Caller, needsOperator: boolean): Refusal | undefined => {
  if (caller.kind === 'investor') return refusalOfMissingRole();
  if (caller.kind !== 'staff') return sessionExpiredRefusal();
  return caller.role === 'norole' || (needsOperator && caller.role !== 'operator') ? refusalOfMissingRole() : undefined;
};

/** True for an operation of the staff, whatever the role of the caller. */
const isStaffOperation = ({ auth, name }: Operation, caller: Caller, fields: unknown): boolean =>
  auth.startsWith('staff') || (name === 'getStageInfo' && (caller.kind === 'staff' || isStaffRequest(fields)));

/** Refusal in the words of the back office, without any data of a client (AD-001). */
const rewordRefusalForStaff = (refusal: Refusal): Refusal => {
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

const refusalOfCaller = (operation: Operation, caller: Caller, fields: unknown): Refusal | undefined => {
  switch (operation.auth) {
    case 'none':
      return undefined;
    case 'preAuth':
      return caller.kind === 'preAuth' ? undefined : sessionExpiredRefusal();
    case 'investor':
      return refusalOfNonInvestor(caller, fields, operation.name === 'getStageInfo');
    case 'staffViewer':
      return refusalOfNonStaff(caller, false);
    case 'staffOperator':
      return refusalOfNonStaff(caller, true);
  }
};

/** Refusal of a caller without permission for an operation (contract 1.6); flags in the body grant nothing (C-32). */
export const findAuthorisationRefusal = (
  operation: Operation,
  caller: Caller,
  fields: unknown,
  /** Reason why the token has no session. */
  ended: Refusal | undefined,
): Refusal | undefined => {
  const refusal = (operation.auth === 'none' ? undefined : ended) ?? refusalOfCaller(operation, caller, fields);
  return refusal !== undefined && isStaffOperation(operation, caller, fields)
    ? rewordRefusalForStaff(refusal)
    : refusal;
};
