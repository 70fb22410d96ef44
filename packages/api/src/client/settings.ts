import { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { type OperationName } from '../contract/provider.ts';
import { type Verdict } from './judge.ts';

/**
 * An axios adapter: sends one request to `url` below `baseURL` and resolves with its status, headers and text, also for a
 * status of 400 or more. It keeps the time limit, `maxContentLength` and `signal` of the request, and rejects with an
 * `AxiosError` or a `ProviderFault`.
 */
export type RequestAdapter = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse<string>>;

/** The settings of `createProvider`. */
export interface ProviderSettings {
  /** The base of all paths, with or without a trailing slash, e.g. `http://127.0.0.1:4602/api/v1`. */
  readonly baseUrl: string;
  /** Returns the stored token; null or undefined if there is none. Called for every request and answer. */
  readonly getToken: () => string | null | undefined;
  /** Called with the verdict of every answer, before the caller receives the outcome. */
  readonly onAnswer: (verdict: Verdict, operation: OperationName) => void;
  /** Called for every failed call. `status` and `errors` are present if the provider answered with 400 or more. */
  readonly onFault: (
    fault: { readonly status?: number; readonly errors?: readonly string[] },
    operation: OperationName,
  ) => void;
  /**
   * Called for each answer with the milliseconds by which the provider's clock is ahead of the device's, computed from
   * the `Date` header. Not called if the page may not read that header.
   */
  readonly onClock?: (ahead: number) => void;
  /**
   * Called for each answer with the headers that the page may read, by their names in small letters; for the diagnostics
   * of an integration.
   */
  readonly onHeaders?: (headers: Readonly<Record<string, string>>) => void;
  /** The `token_id` that signs the user out; `'logout'` by default. */
  readonly logoutToken?: string;
  /** Milliseconds to wait for an answer; 30 000 by default. */
  readonly timeoutMs?: number;
  /** Sends the requests in place of `fetch`: to a provider in the same process, for example. */
  readonly adapter?: RequestAdapter;
  /** Returns the current time in milliseconds since the epoch, for `receivedAt`; `Date.now` by default. */
  readonly now?: () => number;
}
