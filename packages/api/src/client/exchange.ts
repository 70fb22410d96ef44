import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js';
import { isSessionEnd, isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { IDEMPOTENCY_HEADER, JSON_TYPE, TOKEN_HEADER } from '../contract/wire.ts';
import { ANSWER_MAX_BYTES, REQUEST_TIME_LIMIT_MS } from '../contract/limits.ts';
import { httpRouteOfRequest, type Operation } from '../contract/operation.ts';
import { ProviderFault, type Outcome } from '../contract/outcome.ts';
import { envelopeSchema } from '../contract/shapes/envelope.ts';
import { joinPath } from '../contract/paths.ts';
import { type CallOptions, type OperationName } from '../contract/provider.ts';
import { multipartOf } from './body.ts';
import { callHeaders } from './call-headers.ts';
import { judgeAnswer, type Verdict } from './judge.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { createMalformedFault, parseAnswer, parseBody, parseErrorLines, type RawAnswer } from './parse-answer.ts';
import { type ProviderSettings } from './settings.ts';
import { createUnreachableFault } from './unreachable.ts';

interface HttpReply {
  readonly status: number;
  readonly body: string;
  /** Milliseconds since the epoch by the provider's clock; NaN if the answer has no date. */
  readonly date: number;
}

/** Sends one request and parses its answer by the rules of contract 1.2. */
export async function executeOperation(
  settings: ProviderSettings,
  operation: Operation,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  const token = options.token ?? settings.getToken() ?? '';
  try {
    const reply = await sendRequest(settings, operation, request, { ...options, token });
    const receivedAt = (settings.now ?? Date.now)();
    if (Number.isFinite(reply.date)) settings.onClock?.(reply.date - receivedAt);
    if (reply.status >= 400) throw new ProviderFault('http', parseErrorLines(reply.body), { status: reply.status });
    if (reply.status < 200 || reply.status >= 300) throw createMalformedFault('The answer is a redirection.');
    const raw = parseBody(reply.body);
    const ended = isSessionEnd(raw.code) && canEndSession(operation, token);
    if (!operation.isolated)
      settings.onAnswer({ ...sessionVerdictOf(raw, token, settings), ended }, operation.name as OperationName);
    return ended ? { kind: 'ended' } : parseOutcome(operation, raw, receivedAt, reply.date);
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

/**
 * Without a token, no session can end; an operation that requires a token leads to sign-in nevertheless (decision 022).
 */
const canEndSession = ({ auth, isolated }: Operation, token: string): boolean =>
  !isolated && (token !== '' || auth !== 'none');

async function sendRequest(
  settings: ProviderSettings,
  operation: Operation,
  request: object,
  options: CallOptions & { readonly token: string },
): Promise<HttpReply> {
  const { method, path, multipart = false, idempotent } = httpRouteOfRequest(operation, request);
  const isKeyed = idempotent && options.submission !== undefined;
  try {
    const { status, data, headers } = await (settings.adapter ?? fetchAdapter)({
      method,
      url: joinPath(settings.baseUrl, path),
      data: multipart ? multipartOf(request) : JSON.stringify(request),
      headers: AxiosHeaders.from({
        ...callHeaders,
        // Only the platform knows the boundary between the parts.
        'Content-Type': multipart ? false : JSON_TYPE,
        [TOKEN_HEADER]: options.token,
        ...(isKeyed ? { [IDEMPOTENCY_HEADER]: options.submission } : {}),
      }),
      timeout: settings.timeoutMs ?? REQUEST_TIME_LIMIT_MS,
      maxContentLength: ANSWER_MAX_BYTES[operation.answerSize ?? 'plain'],
      ...(options.signal ? { signal: options.signal } : {}),
      ...(settings.fetch && { env: { fetch: settings.fetch } }),
    });
    settings.onHeaders?.(headers as Record<string, string>);
    return { status, body: data, date: Date.parse(String(headers['date'])) };
  } catch (error) {
    throw error instanceof ProviderFault ? error : createUnreachableFault();
  }
}

function sessionVerdictOf(raw: RawAnswer, sentToken: string, settings: ProviderSettings): Verdict {
  const storedToken = settings.getToken() ?? '';
  const verdict = judgeAnswer(raw, storedToken, settings.logoutToken);
  // An answer to a call of an abandoned session must not restore its token.
  const isSignedOut = sentToken !== '' && storedToken === '';
  return isSignedOut && typeof verdict.token === 'object' ? { ...verdict, token: 'unchanged' } : verdict;
}

/** Parses the envelope of a refusal, which may lack the result of its operation. */
function parseEnvelope(raw: RawAnswer): Envelope {
  const read = parseAnswer<Envelope>(envelopeSchema, raw);
  return 'answer' in read ? read.answer : raw;
}

function parseOutcome(operation: Operation, raw: RawAnswer, receivedAt: number, date: number): Outcome<Envelope> {
  const read = parseAnswer(operation.answer, raw);
  if (isSuccess(raw.code)) {
    if ('reason' in read) throw createMalformedFault(`${operation.name}: ${read.reason}`);
    const providerTime = Number.isFinite(date) ? { answeredAt: date } : {};
    return { kind: 'accepted', answer: read.answer, receivedAt, ...providerTime };
  }
  const answer = 'answer' in read ? read.answer : parseEnvelope(raw);
  return { kind: 'refused', code: raw.code, text: raw.messageText, answer, receivedAt };
}
