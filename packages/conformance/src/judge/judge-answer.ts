import { type AnswerOf, type OperationName } from '@folioflow/api/contract';
import { envelopeSchema } from '@folioflow/api/schemas';
import { safeParse, type GenericSchema } from 'valibot';
import { operationOf } from '../http/operations.ts';
import { type OperationReply, type Reply, describeReply, nameOfReply } from '../http/reply.ts';
import { Deviation } from '../ground/verdicts.ts';
import { nodeOf } from './schema-node.ts';
import { strictDifferences } from './strict-differences.ts';

const SHOWN_DIFFERENCES = 5;

const listDifferences = (differences: readonly string[]): string => {
  const more = differences.length - SHOWN_DIFFERENCES;
  return `${differences.slice(0, SHOWN_DIFFERENCES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};

/** @throws Deviation listing the fields of `body` that differ from `schema` */
const requireShape = (reply: Reply, schema: GenericSchema): unknown => {
  const parsed = safeParse(schema, reply.body);
  if (!parsed.success) {
    const differences = parsed.issues.map(
      ({ path, message }) => `${path?.map(({ key }) => String(key)).join('.') ?? 'the answer'}: ${message}`,
    );
    throw new Deviation(`${nameOfReply(reply)}: ${listDifferences(differences)}.`);
  }
  const strict = strictDifferences(nodeOf(schema), reply.body);
  if (strict.length > 0) throw new Deviation(`${nameOfReply(reply)}: ${listDifferences(strict)}.`);
  return parsed.output;
};

/** @throws Deviation unless the answer has HTTP 200, one of the codes and a valid envelope */
export const requireCode = (reply: Reply, ...codes: readonly string[]): void => {
  if (reply.status !== 200 || !codes.includes(reply.code)) {
    throw new Deviation(`${nameOfReply(reply)} answered ${describeReply(reply)}, expected code ${codes.join(' or ')}.`);
  }
  requireShape(reply, envelopeSchema);
};

/**
 * Returns the accepted answer of an operation, parsed by its schema.
 * @throws Deviation for another code, and for a field that differs from the contract
 */
export const requireAccepted = <N extends OperationName>(reply: OperationReply<N>): AnswerOf<N> => {
  requireCode(reply, '000');
  return requireShape(reply, operationOf(reply.operation).answer) as AnswerOf<N>;
};

const isErrorBody = ({ body }: Reply): boolean => {
  const { errors } = body;
  if (!Array.isArray(errors) || errors.length === 0) return false;
  return errors.every((error: unknown) => {
    const msg: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'msg') : undefined;
    return typeof msg === 'string' && msg !== '';
  });
};

/** @throws Deviation unless the answer has this HTTP status and `{ errors: [{ msg }] }` */
export const requireHttpError = (reply: Reply, ...statuses: readonly number[]): void => {
  if (!statuses.includes(reply.status)) {
    throw new Deviation(
      `${nameOfReply(reply)} answered ${describeReply(reply)}, expected HTTP ${statuses.join(' or ')}.`,
    );
  }
  if (!isErrorBody(reply)) {
    throw new Deviation(`${nameOfReply(reply)}: the body of HTTP ${reply.status} is not { errors: [{ msg }] }.`);
  }
};
