import { type OperationName } from '../contract/provider.ts';
import { type Verdict } from './judge.ts';

export interface ProviderSettings {
  /** With or without a trailing slash, e.g. `http://127.0.0.1:4602/api/v1`. */
  readonly baseUrl: string;
  /** The stored token at this moment; nothing when none is stored. */
  readonly tokenOf: () => string | null | undefined;
  /** Told of every answer before the caller gets its outcome. */
  readonly onAnswer: (verdict: Verdict, operation: OperationName) => void;
  /** Told of every failed call; `status` and the texts of its errors are there when the provider answered with 400 or more. */
  readonly onFault: (
    fault: { readonly status?: number; readonly errors?: readonly string[] },
    operation: OperationName,
  ) => void;
  /**
   * Told how many milliseconds the provider's clock is ahead of the device's, by the `Date` of each answer; never where the
   * provider does not let a page read that header.
   */
  readonly onClock?: (ahead: number) => void;
  /** The `token_id` that signs a person out; `'logout'` unless told otherwise. */
  readonly logoutToken?: string;
  /** Milliseconds to wait for an answer; 30 seconds unless told otherwise. */
  readonly timeoutMs?: number;
  /** Milliseconds since the epoch, for `receivedAt`. */
  readonly now?: () => number;
}
