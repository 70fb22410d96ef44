import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type AxiosResponse } from 'axios';
import { REQUEST_TIME_LIMIT_MS } from '../contract/limits.ts';
import { ProviderFault } from '../contract/outcome.ts';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../contract/wire.ts';
import { callHeaders } from './call-headers.ts';
import { createMalformedFault, parseBody, parseErrorLines } from './parse-answer.ts';
import type { JudgedAnswer, ReceivedAnswer } from './provider-call.ts';
import { createRecordedFetch } from './recorded-fetch.ts';
import { reportVerdict } from './session-verdict.ts';
import { type ProviderSettings } from './settings.ts';
import { createUnreachableFault } from './unreachable.ts';

/**
 * Creates the axios client of a provider. The data of a response is a `JudgedAnswer`; a failed call rejects with a
 * `ProviderFault`.
 */
export function createClient(settings: ProviderSettings): AxiosInstance {
  const recorded = createRecordedFetch();
  const client = axios.create({
    adapter: settings.adapter ?? 'fetch',
    baseURL: settings.baseUrl,
    env: { fetch: recorded.fetch },
    // The token must not reach another origin.
    fetchOptions: { redirect: 'manual' },
    // Each further header would need the permission of every provider.
    headers: { 'User-Agent': false },
    responseType: 'text',
    timeout: settings.timeoutMs ?? REQUEST_TIME_LIMIT_MS,
    validateStatus: null,
    withCredentials: false,
    withXSRFToken: false,
  });

  client.interceptors.request.use((config) => {
    const { token = settings.getToken() ?? '', key } = config.call?.() ?? {};
    config.headers.set({ ...callHeaders, [TOKEN_HEADER]: token });
    if (key !== undefined) config.headers.set(IDEMPOTENCY_HEADER, key);
    return config;
  });
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (!axios.isAxiosError(error)) throw error;
    if (error.code !== AxiosError.ERR_BAD_RESPONSE)
      throw createUnreachableFault(error.code === AxiosError.ETIMEDOUT ? 'late' : undefined);
    const answer = recorded.answerTo(error.request as object);
    answer?.end();
    if (answer === undefined || answer.status < 400) throw createMalformedFault('The answer is too long.');
    throw new ProviderFault('http', [], { status: answer.status });
  });
  client.interceptors.response.use((response: AxiosResponse<string>): AxiosResponse<ReceivedAnswer> => {
    const { status, data } = response;
    const headers = AxiosHeaders.from(response.headers as AxiosHeaders).toJSON(true);
    settings.onHeaders?.(headers);
    const receivedAt = (settings.now ?? Date.now)();
    const answeredAt = Date.parse(headers['date'] ?? '');
    if (Number.isFinite(answeredAt)) settings.onClock?.(answeredAt - receivedAt);
    if (status >= 400) throw new ProviderFault('http', parseErrorLines(data), { status });
    if (status < 200 || status >= 300) throw createMalformedFault('The answer is a redirection.');
    return { ...response, data: { raw: parseBody(data), receivedAt, answeredAt } };
  });
  client.interceptors.response.use((response: AxiosResponse<ReceivedAnswer>): AxiosResponse<JudgedAnswer> => {
    const { data, config } = response;
    const sentToken = String(config.headers.get(TOKEN_HEADER));
    const operation = config.call?.().operation;
    const hasEnded = operation !== undefined && reportVerdict(settings, operation, data.raw, sentToken);
    return { ...response, data: { ...data, hasEnded } };
  });
  return client;
}
