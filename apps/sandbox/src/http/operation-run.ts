import { type Operation, httpRouteOfRequest } from '@folioflow/api/schemas';
import { safeParse } from 'valibot';
import { type Caller } from '../ground/caller.ts';
import { recordAudit, isStaffAttempt, readClientStatus } from '../access/records/audit.ts';
import { storeClientLanguage } from '../clients/client-languages.ts';
import { hashOfRequestBody, checkKey, runOncePerKey } from '../idempotency/once.ts';
import { isFields } from '../kit/json.ts';
import { hasPlainTexts } from '../kit/plain-text.ts';
import { type Database } from '../store/database.ts';
import { acceptedAnswer, type UnserialisedAnswer, answerOfThrownRefusal } from './transport/answer.ts';
import { type Call } from '../ground/call.ts';
import { type AnyImplementation } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

/** Request with everything that its handler needs. */
export interface OperationAttempt {
  readonly operation: Operation;
  readonly fields: unknown;
  readonly caller: Caller;
  readonly idempotencyKey: string;
  /** fields of the call except database, request and key */
  readonly services: Omit<Call, 'db' | 'request' | 'submission'>;
}

/** Refusals become answers; any other error rolls the transaction back. */
const convertRefusalToAnswer = async (work: () => Promise<UnserialisedAnswer>): Promise<UnserialisedAnswer> => {
  try {
    return await work();
  } catch (error) {
    const answer = answerOfThrownRefusal(error);
    if (!answer) throw error;
    return answer;
  }
};

/**
 * True if the request has no control character. Parsing drops the text of an unknown value, so that the texts of a JSON
 * body count as sent; those of a form may be JSON with line breaks and count as parsed.
 */
const isPlainRequest = ({ operation, fields }: OperationAttempt, parsed: object): boolean =>
  hasPlainTexts(
    isFields(fields) && httpRouteOfRequest(operation, fields).multipart === true ? parsed : [fields, parsed],
  );

const parseRequest = (attempt: OperationAttempt): object => {
  const { operation, fields } = attempt;
  const parsed = safeParse(operation.request, fields);
  if (parsed.success) {
    if (isPlainRequest(attempt, parsed.output)) return parsed.output;
    throw new Refusal('invalid', 'A text of the request contains a control character.');
  }
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new Refusal(
    'invalid',
    path === '' ? 'The request is not complete.' : `The field ${path} is missing or not valid.`,
  );
};

const isIdempotent = ({ operation, fields }: OperationAttempt): boolean =>
  isFields(fields) ? httpRouteOfRequest(operation, fields).idempotent : operation.idempotent;

type Handler = (call: Call<never>) => Promise<object>;

const runHandlerOnce = async (
  db: Database,
  handler: Handler,
  attempt: OperationAttempt,
): Promise<UnserialisedAnswer> => {
  const { operation, services, caller, idempotencyKey } = attempt;
  const request = parseRequest(attempt);
  const isOnce = isIdempotent(attempt) && idempotencyKey !== '';
  const key = isOnce ? checkKey(idempotencyKey) : '';
  const runHandler = () => handler({ ...services, db, request, submission: key } as Call<never>);
  if (!isOnce) return acceptedAnswer(await runHandler());
  const submission = {
    key,
    caller: caller.kind === 'anonymous' ? '' : caller.id,
    operation: operation.name,
    bodyHash: await hashOfRequestBody(attempt.fields),
  };
  return acceptedAnswer(await runOncePerKey(db, services.now, submission, runHandler));
};

const isOperationAudited = (attempt: OperationAttempt): boolean => isIdempotent(attempt) || isStaffAttempt(attempt);

const storeLanguageOfCaller = async (db: Database, { caller, services }: OperationAttempt): Promise<void> => {
  if (caller.kind === 'investor' || caller.kind === 'preAuth')
    await storeClientLanguage(db, caller.id, services.language);
};

/**
 * Runs an operation: readers without a transaction, others in a transaction with effect, counted attempts and audit.
 */
export const runOperation = (
  db: Database,
  implementation: AnyImplementation,
  attempt: OperationAttempt,
): Promise<UnserialisedAnswer> => {
  const isReading = 'read' in implementation;
  const handler = isReading ? implementation.read : implementation;
  if (isReading && attempt.caller.kind !== 'staff')
    return convertRefusalToAnswer(() => runHandlerOnce(db, handler, attempt));
  return writeInTransaction(db, async (transaction) => {
    await storeLanguageOfCaller(transaction, attempt);
    const before = await readClientStatus(transaction, attempt);
    const answer = await convertRefusalToAnswer(() => runHandlerOnce(transaction, handler, attempt));
    if (isOperationAudited(attempt)) {
      const after = await readClientStatus(transaction, attempt);
      await recordAudit(transaction, attempt, answer.code, { before, after });
    }
    return answer;
  });
};
