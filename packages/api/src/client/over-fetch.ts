import { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { malformed } from './read-answer.ts';
import { unreachable } from './unreachable.ts';

/**
 * An adapter of axios over the platform's `fetch`. The client calls it with a finished configuration, so that the
 * dispatcher, the defaults and the adapters of axios stay out of every page (13 kB of its 18). The answer is text; a redirection is answered as it stands, because the token must not follow it to another
 * origin. Rejects with a `ProviderFault` after the time limit and when the answer is too long; of a failure the status
 * counts, and its texts are then left.
 */
export async function overFetch(config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { url = '', method = '', headers, signal, timeout, maxContentLength = Infinity } = config;
  const call = new AbortController();
  const leave = () => call.abort();
  const limit = setTimeout(() => call.abort(unreachable('late')), timeout);
  signal?.addEventListener?.('abort', leave);
  try {
    const answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: headers.toJSON(true),
      body: config.data as BodyInit,
      credentials: 'omit',
      redirect: 'manual',
      signal: call.signal,
    });
    const { status, statusText } = answer;
    const data = await textOf(answer, maxContentLength);
    if (data === null && status < 400) throw malformed('The answer is too long.');
    if (data === null) call.abort();
    return { status, statusText, data: data ?? '', headers: { date: answer.headers.get('date') }, config };
  } catch (error) {
    // Not every browser rejects with what a signal was given.
    const reason: unknown = call.signal.aborted ? call.signal.reason : error;
    // Nothing of it is waited for any more.
    call.abort();
    throw reason;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener?.('abort', leave);
  }
}

/** Null as soon as there is more of it than may be; what was to come is not waited for. */
async function textOf({ headers, body }: Response, maxBytes: number): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > maxBytes) return null;
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
