import { type AxiosInstance, type AxiosResponse } from 'axios';
import { isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { ANSWER_MAX_BYTES } from '../contract/limits.ts';
import { httpRouteOfRequest, type Operation } from '../contract/operation.ts';
import { ProviderFault, type Outcome } from '../contract/outcome.ts';
import { type CallOptions, type OperationName } from '../contract/provider.ts';
import { envelopeSchema } from '../contract/shapes/envelope.ts';
import { JSON_TYPE } from '../contract/wire.ts';
import { multipartOf } from './body.ts';
import { createMalformedFault, parseAnswer, type RawAnswer } from './parse-answer.ts';
import type { JudgedAnswer, ReceivedAnswer } from './provider-call.ts';
import { type ProviderSettings } from './settings.ts';

export { createClient } from './client.ts';

/** Sends one request and parses its answer by the rules of contract 1.2. */
export async function executeOperation(
  client: AxiosInstance,
  settings: ProviderSettings,
  operation: Operation,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  try {
    const { data } = await sendRequest(client, operation, request, options);
    return data.hasEnded ? { kind: 'ended' } : parseOutcome(operation, data);
  } catch (error) {
    if (!(error instanceof ProviderFault) || options.signal?.aborted) throw error;
    if (error.kind === 'unreachable' && operation.canHaveNoAnswer) return { kind: 'noAnswer' };
    if (!operation.isolated) {
      const { status, errors } = error;
      settings.onFault(status === undefined ? {} : { status, errors }, operation.name as OperationName);
    }
    throw error;
  }
}

function sendRequest(
  client: AxiosInstance,
  operation: Operation,
  request: object,
  { token, submission, signal }: CallOptions,
): Promise<AxiosResponse<JudgedAnswer>> {
  const { method, path, multipart = false, idempotent } = httpRouteOfRequest(operation, request);
  return client.request({
    method,
    url: path,
    data: multipart ? multipartOf(request) : request,
    // Only the platform knows the boundary between the parts.
    headers: { 'Content-Type': multipart ? false : JSON_TYPE },
    maxContentLength: ANSWER_MAX_BYTES[operation.answerSize ?? 'plain'],
    call: () => ({ operation, token, key: idempotent ? submission : undefined }),
    ...(signal && { signal }),
  });
}

/** Parses the envelope of a refusal, which may lack the result of its operation. */
function parseEnvelope(raw: RawAnswer): Envelope {
  const read = parseAnswer<Envelope>(envelopeSchema, raw);
  return 'answer' in read ? read.answer : raw;
}

function parseOutcome(operation: Operation, { raw, receivedAt, answeredAt }: ReceivedAnswer): Outcome<Envelope> {
  const read = parseAnswer(operation.answer, raw);
  if (isSuccess(raw.code)) {
    if ('reason' in read) throw createMalformedFault(`${operation.name}: ${read.reason}`);
    const providerTime = Number.isFinite(answeredAt) ? { answeredAt } : {};
    return { kind: 'accepted', answer: read.answer, receivedAt, ...providerTime };
  }
  const answer = 'answer' in read ? read.answer : parseEnvelope(raw);
  return { kind: 'refused', code: raw.code, text: raw.messageText, answer, receivedAt };
}
