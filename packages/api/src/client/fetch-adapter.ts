import { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { createMalformedFault } from './parse-answer.ts';
import { createUnreachableFault } from './unreachable.ts';

/**
 * An axios adapter over the platform's `fetch`. The client calls it with a complete configuration, so that no page
 * includes the dispatcher, the defaults and the adapters of axios (13 of its 18 kB). The answer is text. A redirection
 * is not followed, because the token must not reach another origin. Rejects with a `ProviderFault` after the time limit
 * and if the answer is too long; a failed call that is too long resolves with its status and an empty text.
 */
export async function fetchAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { url = '', method = '', headers, signal, timeout, maxContentLength = Infinity } = config;
  const send = config.env?.fetch ?? fetch;
  const call = new AbortController();
  const abortCall = () => call.abort();
  const limit = setTimeout(() => call.abort(createUnreachableFault('late')), timeout);
  signal?.addEventListener?.('abort', abortCall);
  try {
    const answer = await send(url, {
      method: method.toUpperCase(),
      headers: headers.toJSON(true),
      body: config.data as BodyInit,
      credentials: 'omit',
      redirect: 'manual',
      signal: call.signal,
    });
    const { status, statusText } = answer;
    const data = await readText(answer, maxContentLength);
    if (data === null && status < 400) throw createMalformedFault('The answer is too long.');
    if (data === null) call.abort();
    return { status, statusText, data: data ?? '', headers: Object.fromEntries(answer.headers), config };
  } catch (error) {
    // Some browsers do not reject with the reason of the signal.
    const reason: unknown = call.signal.aborted ? call.signal.reason : error;
    // Cancels the rest of the answer.
    call.abort();
    throw reason;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener?.('abort', abortCall);
  }
}

/** Reads the text of an answer; returns null as soon as it exceeds `maxBytes`, without reading the rest. */
async function readText({ headers, body }: Response, maxBytes: number): Promise<string | null> {
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
