import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js';
import { isSessionEnd, isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../contract/wire.ts';
import { ANSWER_MAX_BYTES, REQUEST_TIME_LIMIT_MS } from '../contract/limits.ts';
import { routeOfRequest, type Operation } from '../contract/operation.ts';
import { ProviderFault, type Outcome } from '../contract/outcome.ts';
import { envelopeSchema } from '../contract/shapes/envelope.ts';
import { joinPath } from '../contract/paths.ts';
import { type CallOptions, type OperationName } from '../contract/provider.ts';
import { multipartOf } from './body.ts';
import { judge, type Verdict } from './judge.ts';
import { overFetch } from './over-fetch.ts';
import { malformed, readAnswer, readBody, readErrors, type RawAnswer } from './read-answer.ts';
import { type ProviderSettings } from './settings.ts';
import { unreachable } from './unreachable.ts';

interface Reply {
  readonly status: number;
  readonly body: string;
  /** Milliseconds since the epoch by the provider's clock; not a number where it tells none. */
  readonly date: number;
}

/** One request and its answer, read by the rules of contract 1.2. */
export async function exchange(
  settings: ProviderSettings,
  operation: Operation,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  const token = options.token ?? settings.tokenOf() ?? '';
  try {
    const reply = await send(settings, operation, request, { ...options, token });
    const receivedAt = (settings.now ?? Date.now)();
    if (Number.isFinite(reply.date)) settings.onClock?.(reply.date - receivedAt);
    if (reply.status >= 400)
      throw new ProviderFault('http', readErrors(reply.body, reply.status), { status: reply.status });
    if (reply.status < 200 || reply.status >= 300) throw malformed('The answer is a redirection.');
    const raw = readBody(reply.body);
    const ended = isSessionEnd(raw.code) && hasSession(operation, token);
    if (!operation.isolated)
      settings.onAnswer({ ...verdictOn(raw, token, settings), ended }, operation.name as OperationName);
    return ended ? { kind: 'ended' } : outcomeOf(operation, raw, receivedAt, reply.date);
  } catch (error) {
    if (!(error instanceof ProviderFault) || options.signal?.aborted) throw error;
    if (error.kind === 'unreachable' && operation.mayHaveNoAnswer) return { kind: 'noAnswer' };
    if (!operation.isolated) {
      const { status, errors } = error;
      settings.onFault(status === undefined ? {} : { status, errors }, operation.name as OperationName);
    }
    throw error;
  }
}

/** Without a token there was none that could end; who needs one is sent to sign in all the same (decision 022). */
const hasSession = ({ auth, isolated }: Operation, token: string): boolean =>
  !isolated && (token !== '' || auth !== 'none');

async function send(
  settings: ProviderSettings,
  operation: Operation,
  request: object,
  options: CallOptions & { readonly token: string },
): Promise<Reply> {
  const { method, path, multipart = false, idempotent } = routeOfRequest(operation, request);
  const isKeyed = idempotent && options.submission !== undefined;
  try {
    const { status, data, headers } = await overFetch({
      method,
      url: joinPath(settings.baseUrl, path),
      data: multipart ? multipartOf(request) : JSON.stringify(request),
      headers: AxiosHeaders.from({
        Accept: 'application/json, text/plain, */*',
        // The platform alone knows the boundary between the parts.
        'Content-Type': multipart ? false : 'application/json; charset=utf-8',
        [TOKEN_HEADER]: options.token,
        ...(isKeyed ? { [IDEMPOTENCY_HEADER]: options.submission } : {}),
      }),
      timeout: settings.timeoutMs ?? REQUEST_TIME_LIMIT_MS,
      maxContentLength: ANSWER_MAX_BYTES[operation.answers ?? 'plain'],
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return { status, body: data, date: Date.parse(String(headers['date'])) };
  } catch (error) {
    throw error instanceof ProviderFault ? error : unreachable();
  }
}

function verdictOn(raw: RawAnswer, sentToken: string, settings: ProviderSettings): Verdict {
  const storedToken = settings.tokenOf() ?? '';
  const verdict = judge(raw, storedToken, settings.logoutToken);
  // A call of a session that was left meanwhile must not bring its token back.
  const isLeft = sentToken !== '' && storedToken === '';
  return isLeft && typeof verdict.token === 'object' ? { ...verdict, token: 'kept' } : verdict;
}

/** A refusal need not carry the result of its operation; the envelope is read by its own rules all the same. */
function envelopeIn(raw: RawAnswer): Envelope {
  const read = readAnswer<Envelope>(envelopeSchema, raw);
  return 'answer' in read ? read.answer : raw;
}

function outcomeOf(operation: Operation, raw: RawAnswer, receivedAt: number, date: number): Outcome<Envelope> {
  const read = readAnswer(operation.answer, raw);
  if (isSuccess(raw.code)) {
    if ('reason' in read) throw malformed(`${operation.name}: ${read.reason}`);
    const told = Number.isFinite(date) ? { answeredAt: date } : {};
    return { kind: 'accepted', answer: read.answer, receivedAt, ...told };
  }
  const answer = 'answer' in read ? read.answer : envelopeIn(raw);
  return { kind: 'refused', code: raw.code, text: raw.messageText, answer, receivedAt };
}
