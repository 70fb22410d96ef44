import { type Operation } from '@folioflow/api/contract';
import { type Caller } from '../ground/caller.ts';
import { sessionOver } from '../access/who-asks.ts';
import { isFields } from '../kit/json.ts';
import { Refusal } from '../ground/refusal.ts';

const roleRefused = (): Refusal =>
  new Refusal('roleRefused', 'You are not allowed to do this.', { is_redirect: true, navigateScreen: 'clientList' });
const otherSideRefused = (): Refusal => new Refusal('roleRefused', 'You are not allowed to do this.');

const asksAsStaff = (fields: unknown): boolean =>
  isFields(fields) && (fields['is_backoffice'] === true || fields['customer_id'] !== undefined);

const forInvestor = (caller: Caller, fields: unknown, canBeStaff: boolean): Refusal | undefined => {
  if (caller.kind === 'staff') {
    if (!canBeStaff) return otherSideRefused();
    return caller.role === 'norole' ? roleRefused() : undefined;
  }
  if (caller.kind !== 'investor') return sessionOver();
  return asksAsStaff(fields) ? otherSideRefused() : undefined;
};

const forStaff = (caller: Caller, needsOperator: boolean): Refusal | undefined => {
  if (caller.kind === 'investor') return otherSideRefused();
  if (caller.kind !== 'staff') return sessionOver();
  return caller.role === 'norole' || (needsOperator && caller.role !== 'operator') ? roleRefused() : undefined;
};

/** The refusal of a caller who may not use an operation (contract 1.6); flags in the body grant nothing (C-32). */
export const authorise = (operation: Operation, caller: Caller, fields: unknown): Refusal | undefined => {
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
