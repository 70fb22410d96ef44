import axios from 'axios';
import { isSessionEnd, isSuccess } from '../contract/codes.ts';
import { type Envelope } from '../contract/envelope.ts';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../contract/wire.ts';
import { ANSWER_MAX_BYTES, REQUEST_TIME_LIMIT_MS } from '../contract/limits.ts';
import { routeOfRequest, type Operation } from '../contract/operation.ts';
import { ProviderFault, type Outcome } from '../contract/outcome.ts';
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

const asItIs = (body: unknown): unknown => body;

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
    if (reply.status >= 400) throw new ProviderFault('http', readErrors(reply.body), { status: reply.status });
    if (reply.status < 200 || reply.status >= 300) throw malformed('The answer is a redirection.');
    const raw = readBody(reply.body);
    const ended = isSessionEnd(raw.code) && hasSession(operation, token);
    if (!operation.isolated)
      settings.onAnswer({ ...verdictOn(raw, token, settings), ended }, operation.name as OperationName);
    return ended ? { kind: 'ended' } : outcomeOf(operation, raw, receivedAt);
  } catch (error) {
    if (!(error instanceof ProviderFault) || options.signal?.aborted) throw error;
    if (error.kind === 'unreachable' && operation.mayHaveNoAnswer) return { kind: 'noAnswer' };
    if (!operation.isolated) {
      const status = error.status === undefined ? {} : { status: error.status };
      settings.onFault(status, operation.name as OperationName);
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
    const { status, data, headers } = await axios.request<string>({
      adapter: overFetch,
      method,
      url: joinPath(settings.baseUrl, path),
      data: multipart ? multipartOf(request) : JSON.stringify(request),
      headers: {
        Accept: 'application/json, text/plain, */*',
        // The platform alone knows the boundary between the parts.
        'Content-Type': multipart ? false : 'application/json; charset=utf-8',
        [TOKEN_HEADER]: options.token,
        ...(isKeyed ? { [IDEMPOTENCY_HEADER]: options.submission } : {}),
      },
      timeout: settings.timeoutMs ?? REQUEST_TIME_LIMIT_MS,
      maxContentLength: ANSWER_MAX_BYTES[operation.answers ?? 'plain'],
      responseType: 'text',
      transformRequest: asItIs,
      transformResponse: asItIs,
      validateStatus: () => true,
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

function outcomeOf(operation: Operation, raw: RawAnswer, receivedAt: number): Outcome<Envelope> {
  const read = readAnswer(operation.answer, raw);
  if (isSuccess(raw.code)) {
    if ('reason' in read) throw malformed(`${operation.name}: ${read.reason}`);
    return { kind: 'accepted', answer: read.answer, receivedAt };
  }
  const answer = 'answer' in read ? read.answer : raw;
  return { kind: 'refused', code: raw.code, text: raw.messageText, answer, receivedAt };
}
