import { type Database } from '../store/database.ts';
import { Refusal } from '../ground/refusal.ts';
import { canonicalJson, isFields } from '../kit/json.ts';
import { digestOfText, digestOfBytes } from '../kit/hashing.ts';

interface IdempotencyRow {
  key: string;
  caller: string;
  operation: string;
  body_hash: string;
  answer: string;
  deadline: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    idempotency: IdempotencyRow;
  }
}

/** Fields that are excluded from the hash: a retry of the same submission can contain new codes (contract 1.1). */
const ignoredFields: ReadonlySet<string> = new Set([
  'login_hint',
  'pin_hint',
  'login_otp',
  'mobile_otp',
  'email_otp',
  'twofactor_token_id',
  'pin_verification_value',
]);

const KEY = /^[\w-]{8,64}$/;
const LIFETIME_MS = 24 * 60 * 60_000;

const omitOneTimeCodes = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return digestOfBytes(new Uint8Array(await value.arrayBuffer()));
  if (Array.isArray(value)) return Promise.all(value.map(omitOneTimeCodes));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !ignoredFields.has(name));
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, field]) => [name, await omitOneTimeCodes(field)])),
  );
};

export const hashOfRequestBody = async (body: unknown): Promise<string> =>
  digestOfText(canonicalJson(await omitOneTimeCodes(body)));

export interface Submission {
  readonly key: string;
  readonly caller: string;
  readonly operation: string;
  readonly bodyHash: string;
}

/** @throws Refusal 051 when the key has no usable form */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Refusal('invalid', 'The Idempotency-Key is not usable.');
  return key;
};

/**
 * Runs an effect once per key: the same key and body return the first answer. A refused attempt leaves the key unused.
 * @throws Refusal 051 when the key has already had an effect with another body
 */
export const runOncePerKey = async <A extends object>(
  db: Database,
  now: number,
  submission: Submission,
  effect: () => Promise<A>,
): Promise<A> => {
  const { key, caller, operation, bodyHash } = submission;
  const earlier = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('caller', '=', caller)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.deadline > now) {
    if (earlier.body_hash !== bodyHash)
      throw new Refusal('invalid', 'This submission was already used for another request.');
    return JSON.parse(earlier.answer) as A;
  }
  const answer = await effect();
  const row = {
    key,
    caller,
    operation,
    body_hash: bodyHash,
    answer: JSON.stringify(answer),
    deadline: now + LIFETIME_MS,
  };
  await db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.columns(['caller', 'operation', 'key']).doUpdateSet(row))
    .execute();
  return answer;
};
