import { type Operation, routeOfRequest } from '@folioflow/api/contract';
import { safeParse } from 'valibot';
import { type Caller } from '../ground/caller.ts';
import { audit, isOfStaff, standingOf } from '../access/audit.ts';
import { bodyHashOf, checkedKey, once } from '../idempotency/once.ts';
import { isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { accepted, type Answer, answerOfInterruption } from './answer.ts';
import { type Call } from '../ground/call.ts';
import { type AnyImplementation } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';

/** One request on its way to its handler. */
export interface Attempt {
  readonly operation: Operation;
  readonly fields: unknown;
  readonly caller: Caller;
  readonly idempotencyKey: string;
  /** everything of the call but the database, the request and its key */
  readonly services: Omit<Call, 'db' | 'request' | 'submission'>;
}

/** Refusals are answers; anything else that is thrown undoes the transaction. */
const settled = async (work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    const answer = answerOfInterruption(error);
    if (!answer) throw error;
    return answer;
  }
};

const checkedRequest = ({ operation, fields }: Attempt): object => {
  const parsed = safeParse(operation.request, fields);
  if (parsed.success) return parsed.output;
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new Refusal(
    'invalid',
    path === '' ? 'The request is not complete.' : `The field ${path} is missing or not valid.`,
  );
};

const isKeyed = ({ operation, fields }: Attempt): boolean =>
  isFields(fields) ? routeOfRequest(operation, fields).idempotent : operation.idempotent;

type Handler = (call: Call<never>) => Promise<object>;

const perform = async (db: Database, handler: Handler, attempt: Attempt): Promise<Answer> => {
  const { operation, services, caller, idempotencyKey } = attempt;
  const request = checkedRequest(attempt);
  const isOnce = isKeyed(attempt) && idempotencyKey !== '';
  const key = isOnce ? checkedKey(idempotencyKey) : '';
  const effect = () => handler({ ...services, db, request, submission: key } as Call<never>);
  if (!isOnce) return accepted(await effect());
  const submission = {
    key,
    caller: caller.kind === 'nobody' ? '' : caller.id,
    operation: operation.name,
    bodyHash: await bodyHashOf(attempt.fields),
  };
  return accepted(await once(db, services.now, submission, effect));
};

const isAudited = (attempt: Attempt): boolean => isKeyed(attempt) || isOfStaff(attempt);

/** Runs an operation: alone for readers, in one transaction that keeps effect, counted tries and audit together. */
export const runOperation = (db: Database, implementation: AnyImplementation, attempt: Attempt): Promise<Answer> => {
  const isReading = 'read' in implementation;
  const handler = isReading ? implementation.read : implementation;
  if (isReading && attempt.caller.kind !== 'staff') return settled(() => perform(db, handler, attempt));
  return db.transaction().execute(async (transaction) => {
    const before = await standingOf(transaction, attempt);
    const answer = await settled(() => perform(transaction, handler, attempt));
    if (isAudited(attempt)) {
      const after = await standingOf(transaction, attempt);
      await audit(transaction, attempt, answer.code, { before, after });
    }
    return answer;
  });
};
