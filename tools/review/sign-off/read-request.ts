import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { DecisionRequest } from './decide.ts';
import { MAX_COMMENT_LENGTH } from './limits.ts';

const MAX_STORIES = 5000;
const MAX_BODY_BYTES = 2 ** 21;

const storySchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  contentHash: v.string(),
  seen: v.nullable(v.string()),
});

const requestSchema = v.pipe(
  v.strictObject({
    decision: v.picklist(['approved', 'changeAsked']),
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_COMMENT_LENGTH, `A comment has at most ${MAX_COMMENT_LENGTH} characters.`),
    ),
    stories: v.pipe(v.array(storySchema), v.minLength(1), v.maxLength(MAX_STORIES)),
  }),
  v.check(
    ({ decision, comment }) => decision === 'approved' || comment !== '',
    'Describe the change that you ask for.',
  ),
);

/** A request that cannot be answered, with the status of its answer. */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) throw new RequestError(413, 'The request is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads a decision. @throws RequestError if it is invalid */
export async function readDecisionRequest(request: IncomingMessage): Promise<DecisionRequest> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json(?:;|$)/.test(type)) throw new RequestError(415, 'A decision is sent as JSON.');
  const body = await readBody(request);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new RequestError(400, 'The request is no JSON.');
  }
  const parsed = v.safeParse(requestSchema, json);
  if (!parsed.success) throw new RequestError(400, parsed.issues[0].message);
  return parsed.output;
}
